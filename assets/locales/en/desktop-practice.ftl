# Practice: positions in which one decision is asked for.

practice-title = Practice
practice-reading = The exercises are being looked for …

# The parts of the page
practice-own = Your mistakes
practice-tab = { $name } · { $count } today
practice-own-about = Mistakes that a review found in games of which you played half at least, and what you chose to practise in a review. What you answer right comes again after days, each time later, until you know it. What you answer wrong comes again on the same day.
practice-own-none = There are no mistakes of yours to practise yet. Finish a game, open it from the history, and have it reviewed: what was a mistake or a blunder there becomes an exercise here, an inaccuracy where you ask for it. Meanwhile there are positions from games of the bots.
practice-shipped-about = Twenty positions from games of the bots, easy to hard: easy is what nearly every bot finds. What you answer right comes again after days, until you know it; what you do not, on the same day.
practice-of = Exercises and answers of { $name }. Who plays here is chosen in the history.

# Boxes
practice-box = { $days ->
    [0] { $box }: the same day
    [one] { $box }: after a day
   *[other] { $box }: after { $days } days
}
practice-box-about = Box { $box }, asked { $days ->
    [0] again the same day
    [one] again after a day
   *[other] again after { $days } days
}: { $count ->
    [0] no exercise
    [one] one exercise
   *[other] { $count } exercises
}
practice-box-last = Known
practice-box-last-about = What you know and is asked no more: { $count ->
    [0] no exercise
    [one] one exercise
   *[other] { $count } exercises
}

# Rows
practice-row-shipped = Position { $number }
practice-row-known = { $which }: { $kind }
practice-row-about = { $from } · { $standing }
practice-from-game = Game of { $date }, turn { $turn }: { $points } given away
practice-easy = Easy
practice-middling = Medium
practice-hard = Hard
practice-new = not answered yet
practice-due = due today, box { $box } of { $boxes }
practice-waits = { $days ->
    [one] again tomorrow
   *[other] again in { $days } days
}, box { $box } of { $boxes }
practice-sits = you know it
practice-do = Practise
practice-do-told = Practise: { $title }
practice-more = { $count ->
    [one] One more exercise comes up when you know some of these.
   *[other] { $count } more exercises come up when you know some of these.
}
practice-begin = { $count ->
    [one] Begin: one today
   *[other] Begin: { $count } today
}
practice-begin-new = Begin with a new one

# Kinds of decisions
practice-kind-placing = Placing a tile
practice-kind-leaders = A leader
practice-kind-catastrophes = A catastrophe
practice-kind-swaps = Swapping tiles
practice-kind-conflicts = A conflict
practice-kind-building = Building
practice-kind-treasures = Taking a treasure
practice-kind-ending = The end of a turn
practice-kind-moving = Moving
practice-kind-settling = Settling
practice-kind-migrating = A migration
practice-kind-skills = A skill
practice-kind-discarding = Discarding cards

# On the table: the question
practice-ask-actions = You are { $dynasty } with { $count ->
    [one] one action left
   *[other] { $count } actions left
}. What is best?
practice-ask-turn = You are { $dynasty }, and it is your turn. What is best now?
practice-ask-placing = You are { $dynasty }. Where does the tile go?
practice-ask-leaders = You are { $dynasty }. What is best with the leaders?
practice-ask-catastrophes = You are { $dynasty }. What is best?
practice-ask-swaps = You are { $dynasty }. What is best?
practice-ask-conflicts = You are { $dynasty }, and there is a conflict. What is best?
practice-ask-building = You are { $dynasty } and may build. What is best?
practice-ask-treasures = You are { $dynasty } and take a treasure. Which one?
practice-ask-ending = You are { $dynasty } at the end of the turn. What is best?
practice-ask-discarding = You are { $dynasty } and lose half of your hand. Which cards go?
practice-made = In your game you played: { $decision }. Is there better?
practice-how = Do it on the table, as in a game. One decision is asked for.
practice-thinking = The strongest bot examines your answer …
practice-leave = Leave

# The verdict
practice-right = Right: the best there is
practice-as-good = Right: as good as the best
practice-hardly-worse = Right: hardly worse than the best
practice-wrong = There is better
practice-yours = You: { $decision } ({ $percent } to win)
practice-better = Better: { $decision } ({ $percent } to win, { $points } more)
practice-also = The review's own: { $decision } ({ $percent } to win)
practice-played-then = { $percent ->
    [none] In your game you played: { $decision }
   *[other] In your game you played: { $decision } ({ $percent } to win)
}
practice-bot-played = { $percent ->
    [none] In the game a weaker bot played: { $decision }
   *[other] In the game a weaker bot played: { $decision } ({ $percent } to win)
}
practice-next = { $days ->
    [0] It comes again today.
    [one] It comes again tomorrow.
   *[other] It comes again in { $days } days.
}
practice-next-told = The answer had just been told, so it comes again today.
practice-next-never = You know it: it comes no more.
practice-next-first = Only the first answer counts. { $next }
practice-on = { $count ->
    [one] Next: one left
   *[other] Next: { $count } left
}
practice-once-more = Again
practice-once-more-about = The same position once more. It counts only once.
practice-try = Try it from here
practice-try-about = A game of its own goes on from this position, against the bots.
practice-list = To the list
practice-to-review = Back to the review

# What can go wrong
practice-unreadable = This exercise cannot be opened: its position does not stand by the rules of this version. The others are not touched by it.
practice-not-kept = Exercises cannot be read or written: { $why }
practice-shelf-damaged = What was known of your exercises was damaged. It lies now as “{ $file }” in the folder of practice; all exercises are there, and begin in the first box again.
practice-shelf-newer = A later version of the program has written how your exercises stand. Until that version runs again, answers count only as long as this window is open.
practice-damaged = { $count ->
    [one] An exercise was damaged and lies now as “{ $file }” in the folder of practice.
   *[other] { $count } exercises were damaged; the first lies now as “{ $file }” in the folder of practice.
}
