window-title = Two Rivers

# The table: rail, strip, conflicts, offers, curtain and previews.

table-treasures-left = { $count ->
    [one] { $count } treasure left
   *[other] { $count } treasures left
}
table-treasures-few = { $count ->
    [0] No treasures left!
    [1] Only 1 treasure left!
   *[other] Only { $count } treasures left!
}
# The same beside the picture of a treasure, where there is little room.
table-treasures-left-short = { $count } left
table-treasures-few-short = { $count ->
    [0] None left!
   *[other] Only { $count } left!
}
table-bag-left = { $count ->
    [0] No tiles left in the bag
    [1] 1 tile left in the bag
   *[other] { $count } tiles left in the bag
}
table-log = What has happened
table-menu = Game menu
table-you = { $name } (you)
table-bot = { $name } (bot)
table-actions = { $left ->
    [0] no actions
    [1] 1 action
   *[other] { $left } actions
}
table-ends-turn = must end turn
table-card = { $name }: { $hand ->
    [1] 1 tile
   *[other] { $hand } tiles
} in hand, { $catastrophes ->
    [0] no catastrophes
    [1] 1 catastrophe
   *[other] { $catastrophes } catastrophes
} left
# A player by name, and the dynasty.
table-player-of = { $name } ({ $dynasty })

status-over = The game is over
status-thinking = { $dynasty } is thinking…
status-waiting = { $dynasty } decides
# In lessons and exercises, where nobody plays for the others.
status-nobody = Read on beside the board
status-action = Action { $number } of 2
status-end = End your turn, or undo
status-end-only = End your turn
status-shown = Watch what comes of it
status-choose = Your choice
status-swapping = Mark the tiles to swap
status-result = See what came of it
status-laying = The board is being laid out…

strip-undo = Undo
# Shift at the button is no key that can be changed; $key is the one for the whole turn.
strip-undo-hint = Take your last decision back. Hold it down for more; a click with Shift{ $key ->
    [none] {""}
   *[other] , or { $key },
} takes back the whole turn.
strip-undo-not-yours = Only the player whose turn it is can take something back.
strip-swap = Swap
strip-swap-hint = Discard tiles and draw as many: one action
strip-swap-all = All
strip-swap-none = None
strip-swap-confirm = { $count ->
    [0] Choose tiles
    [1] Swap 1 tile
   *[other] Swap { $count } tiles
}
strip-swap-ends = Swap anyway?
swap-ends-the-game = { $count ->
    [0] The bag is empty
    [one] Only 1 tile is left in the bag
   *[other] Only { $count } tiles are left in the bag
}: this swap ends the game at once.
swap-may-end-the-game = If too few tiles are left in the bag, this swap ends the game at once.
strip-cancel = Cancel
strip-end = End turn
strip-all-done = Both actions are done: end your turn, or undo.
strip-all-done-only = Both actions are done: end your turn.
strip-no-tiles = There is no tile in your hand to swap.
strip-decide-first = Something else has to be decided first.
strip-not-your-turn = Not now: it is not your turn, or what happened is still being shown.
strip-hint = Hint
strip-hint-about = What the strongest bot would do, and why
strip-hint-forbidden = This game was set up without hints.
strip-hint-taught = There are no hints in lessons and exercises.
strip-hint-posed = There are no hints in practice: the answer is yours to find.
strip-hint-not-now = Hints are for the player who decides.
strip-results = Final score
strip-end-in = End turn ({ $seconds })

conflict-revolt = Revolt
conflict-war = War of the { $tiles }
conflict-waiting = { $dynasty } decides how much support to commit.
conflict-other-tile = Only { $tiles } give support here.
conflict-hand = In your hand: { $tiles }
conflict-need-attacker = { $count ->
    [0] You lead as it stands; the defender answers.
    [1] You need 1 tile to lead; the defender answers, and wins a tie.
   *[other] You need { $count } tiles to lead; the defender answers, and wins a tie.
}
conflict-lost-attacker = It cannot be won: your hand has too few of these tiles.
conflict-more-attacker = { $count ->
    [0] This puts you ahead; the defender answers.
    [1] 1 more tile to lead: a tie is the defender's.
   *[other] { $count } more tiles to lead: a tie is the defender's.
}
conflict-more-defender = { $count ->
    [0] This wins: a tie is yours.
    [1] 1 more tile to win: a tie is yours.
   *[other] { $count } more tiles to win: a tie is yours.
}
conflict-need-defender = { $count ->
    [0] You win as it stands: a tie is yours.
    [1] You need 1 tile to win: a tie is yours.
   *[other] You need { $count } tiles to win: a tie is yours.
}
conflict-spare-defender = { $count ->
    [1] This wins, and with 1 tile fewer as well.
   *[other] This wins, and with { $count } tiles fewer as well.
}
conflict-lost-defender = It cannot be won: your hand has too few of these tiles.
conflict-english = English conflicts, a variant: you may commit { $counts }.
conflict-english-nothing = English conflicts, a variant: you can commit nothing here.
conflict-less = Commit one tile less
conflict-more = Commit one tile more
conflict-total = Your total: { $total } against { $against }
conflict-commit = { $count ->
    [0] Commit nothing
    [1] Commit 1 tile
   *[other] Commit { $count } tiles
}

# Asked once more by Enter, where the hand could win.
conflict-commit-nothing = Really nothing?

offer-war = Several wars
offer-war-text = { $dynasty }, choose which war is fought next.
offer-war-off = If { $dynasty } wins, no war of the { $tiles }
offer-war-off-anyway = Whoever wins, no war of the { $tiles }
offer-building = Raise a building
offer-building-text = { $dynasty }, you may put the building on a tile of this line. Placing its colour in its kingdom then scores 2.
offer-monument = Build a monument
offer-pays = { $count ->
    [0] 0 points a turn
    [1] 1 point a turn
   *[other] { $count } points a turn
}
offer-monument-text = { $dynasty }, you may turn these four tiles face down and build a monument. It pays leaders of its two colours every turn.
offer-wonder = Build the wonder
offer-wonder-text = { $dynasty }, you may replace these five tiles with the wonder. A king in its kingdom earns a point of any colour every turn.
offer-both = Build a monument or the wonder
offer-both-text = { $dynasty }, you may build one of the two.
offer-treasure = Choose a treasure
offer-treasure-text = { $dynasty }'s trader takes all treasures of the kingdom but one. Choose the next to take.
offer-bonus = The wonder's point
offer-bonus-text = { $dynasty }, your king is in the wonder's kingdom: choose the colour of your point.

# Decisions: in a hint, and on the buttons for what is on offer.
choice-place = Place a { $tile } on { $at }
choice-lead = Place the { $leader } on { $at }
choice-move = Move the { $leader } from { $from } to { $at }
choice-withdraw = Take the { $leader } home
choice-catastrophe = Play a catastrophe on { $at }
choice-swap = Swap { $tiles }
choice-war = War of the { $tiles }
choice-raise = On { $at }
choice-build = On { $at }: { $monument }
choice-wonder = On { $at }: the wonder
choice-take = The treasure of { $at }
choice-bonus = 1 { $colour }
choice-pass = No, go on
# The same where nothing is asked: what somebody did, or should have done.
deed-raise = Put the { $building } on { $at }
deed-build = Build the { $monument } on { $at }
deed-wonder = Build the wonder on { $at }
deed-take = Take the treasure of { $at }
deed-bonus = Take 1 { $colour }
deed-pass = Build nothing

hint-title = Hint
hint-now = { $percent }% to win
hint-close = Close the hint
hint-thinking = { $bot } is thinking it over…
hint-none = No advice for this moment.
hint-lost = Hardly to be won any more: these give the most hope.
hint-up = +{ $points }%
hint-down = −{ $points }%
hint-same = ±0%
hint-click = Click to see it alone on the board; click again to play it.
hint-again = Click again to play it.
hint-play = Play it
hint-spoken = { $rank }. { $decision }: { $chance } to win; { $outcome }
hint-spoken-change = { $rank }. { $decision }: { $chance } to win ({ $change }); { $outcome }

curtain-pass = Pass to { $dynasty }
curtain-pass-name = Pass to { $name } ({ $dynasty })
curtain-for-revolt = A revolt waits for your support.
curtain-for-war = A war waits for your support.
curtain-for-turn = It is your turn.
curtain-for-choice = A choice waits for you.
curtain-for-nothing = A bot plays now. From here on this screen shows your hand.
curtain-goes-on = { $count ->
    [0] Your turn goes on: only its end is left.
    [1] Your turn goes on: 1 action is left.
   *[other] Your turn goes on: { $count } actions are left.
}
curtain-back = Undo what { $dynasty } did last
curtain-reveal = I am here

preview-points = { $dynasty } gains { $points }
preview-unites = Unites two kingdoms: no point
preview-nothing = Nobody gains a point
preview-peace = No conflict here
preview-no-leader-leaves = No leader has to leave
preview-parts = A kingdom falls apart
preview-cut-off = { $count ->
    [one] 1 piece belongs to no kingdom any more
   *[other] { $count } pieces belong to no kingdom any more
}
