# The review of a finished game, in the replay.

review-title = Review
review-close = Close the review
review-button-about = What every decision gave away, what was luck, and where the game was won
review-button-working = Review { $percent }%
review-not-yet = A game can be reviewed once it is over: before that, a review would give away what the others hold.
review-about = The strongest bot looks at every decision of every player, on what that player could know, and tells luck from skill. It takes a minute or so and goes on while you look around. Mistakes of people become exercises in Practice.
review-begin = Review this game
review-reading = Looking for an earlier review…
review-working = Every decision is being looked at. You can look around meanwhile; leaving the replay breaks it off.
review-progress-spoken = Review: { $percent } done
review-not-kept = The review and the notes of this game cannot be read or written: { $why }

review-points = { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
}
review-number = { $points }
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder

# The marks. Points are of the chance to win.
review-mark-inaccuracy = Inaccuracy of { $dynasty }: { $points } given away
review-mark-mistake = Mistake of { $dynasty }: { $points } given away
review-mark-blunder = Blunder of { $dynasty }: { $points } given away
review-mark-lucky = Lucky draw of { $dynasty }: { $points } better than on average
review-mark-unlucky = Unlucky draw of { $dynasty }: { $points } worse than on average
review-mark-turned = Turning point: from here on { $dynasty } was ahead to the end
review-mark-back = The mark before
review-mark-on = The next mark
review-mark-at = { $at } of { $count }
review-marks-own = { $said }. Click to see only the marks of the people who played: { $count }
review-marks-all = { $said }, only of the people who played. Click to see all marks: { $count }
review-marks = { $count ->
    [0] No marks
    [one] 1 mark
   *[other] { $count } marks
}
review-nothing-here = No real choice here. The arrows above lead from mark to mark.
review-turn = Turn { $turn }
review-chance-of = { $player }: { $percent } to win, at first sight
review-chart-spoken = Chances over the game. Now: { $chances }. { $count ->
    [0] No marks
    [one] 1 mark
   *[other] { $count } marks
}.

# What was played, and what was better.
review-played = { $dynasty } played: { $decision } ({ $percent } to win, on a longer look)
# Where it is marked: below it there is little room for what was better.
review-played-marked = { $dynasty } played: { $decision } ({ $percent } to win)
review-played-marked-reason = { $dynasty } played: { $decision } ({ $percent } to win): { $reason }
review-better = Better: { $decision } ({ $percent }, { $points } more)
review-better-marked = Better: { $decision } ({ $percent })
review-then = Then: { $list }
review-then-reason = { $decision } ({ $reason })
review-nothing-better = Nothing clearly better was found.
review-reason = What that does: { $reason }
# Of a decision of another than whoever reads this: “you” is that player.
review-reason-of = What that does, seen by { $dynasty }: { $reason }
# Where nothing that a decision does at once sets the better one apart.
review-reason-later = What tells them apart comes only later: the bot has played both on in many games that could have come.
review-on-board = On the board: a cross for what was played, a tick for what was better.
review-two-sights = The lines above are the bot's first sight of each moment; the chances beside a decision were played on in many games that could have come.
review-try = Try it
review-practise = Practise this
review-practise-about = The position becomes an exercise, as every mistake of people does by itself: it comes again in Practice until you know it.
review-noted = Your note: { $note }
review-note = Your note on this moment

# What it all comes to.
review-sums = Summary
review-sums-title = Summary of the game
review-sums-close = Close
review-sums-about = A point is a percentage point of the chance to win. Only what is certain beyond chance is called a mistake; luck is what was drawn, against the mean of what could have come. “2 in 13: −9” are 2 faults in 13 real choices, which cost 9 points; “–” is where there was none. What was given away in all counts smaller losses, too. Accuracy, and who played better, weigh a choice by how open the game still was. The best turn is the one in which the chance to win rose most before anything was drawn.
review-sums-part = Of { $player } only what a person decided and drew counts here, not what a bot did on that seat.
review-cell-spoken = { $player }, { $what }: { $value }
review-none = –
review-accuracy = Accuracy
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-lost = Percentage points given away
review-luck = Percentage points of luck
review-luck-up = +{ $points }
review-luck-even = ±{ $points }
review-luck-down = −{ $points }
review-best-turn = Best turn
review-worst-turn = Worst turn
review-best-turn-at = Turn { $turn }: +{ $points }
review-worst-turn-at = Turn { $turn }: −{ $points }
review-go-there = Go to this turn
review-kind = { $count } in { $choices }: −{ $points }
review-kind-free = { $count } in { $choices }
review-kind-placing = Faults in placing tiles
review-kind-leaders = Faults with leaders
review-kind-catastrophes = Faults with catastrophes
review-kind-swaps = Faults in swaps
review-kind-conflicts = Faults in conflicts
review-kind-building = Faults in building
review-kind-treasures = Faults with treasures
review-kind-ending = Faults in ending turns
review-kind-moving = Faults in moving
review-kind-settling = Faults in settling
review-kind-migrating = Faults in migrating
review-kind-skills = Faults with skills
review-kind-discarding = Faults in discarding
review-told-both = { $player } played better and drew better.
review-told-apart = { $player } played better, and { $other } drew better.
review-told-played = { $player } played better; who drew better, the numbers do not say.
review-told-drew = { $player } drew better; who played better, the numbers do not say.
review-told-nothing = Who played or drew better, the numbers do not say.
review-told-one-played-better = { $player } played better than the others on average.
review-told-one-played-worse = { $player } played worse than the others on average.
review-told-one-drew-better = { $player } drew better than the others on average.
review-told-one-drew-worse = { $player } drew worse than the others on average.

settings-review = Review of a game
settings-review-about = How many points of the chance to win a decision must give away to be called so, and how many a draw must bring or cost to be called lucky or unlucky.
settings-review-luck = Lucky or unlucky
