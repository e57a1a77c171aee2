# The second game, Babel. The names of things are given to its sentences as variables.

babel-player-kish = Kish
babel-player-ur = Ur

# On the lands of the table.
babel-plate-assyrians = Assyrians
babel-plate-hittites = Hittites
babel-plate-medes = Medes
babel-plate-persians = Persians
babel-plate-sumerians = Sumerians
babel-tribe-assyrians = Assyrians
babel-tribe-hittites = Hittites
babel-tribe-medes = Medes
babel-tribe-persians = Persians
babel-tribe-sumerians = Sumerians

babel-land-assyrians = the land of the Assyrians
babel-land-hittites = the land of the Hittites
babel-land-medes = the land of the Medes
babel-land-persians = the land of the Persians
babel-land-sumerians = the land of the Sumerians
babel-quarry = the quarry

# Cards of a tribe, and cards that are not known.
babel-cards-assyrians = { $count ->
    [one] 1 Assyrian
   *[other] { $count } Assyrians
}
babel-cards-hittites = { $count ->
    [one] 1 Hittite
   *[other] { $count } Hittites
}
babel-cards-medes = { $count ->
    [one] 1 Mede
   *[other] { $count } Medes
}
babel-cards-persians = { $count ->
    [one] 1 Persian
   *[other] { $count } Persians
}
babel-cards-sumerians = { $count ->
    [one] 1 Sumerian
   *[other] { $count } Sumerians
}
babel-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

babel-skill-destroy = destroy
babel-skill-rob = rob
babel-skill-expel = expel
babel-skill-lure = lure
babel-skill-leap = leap
babel-skill-halve = halve

babel-column-own = your own column
babel-column-other = the other column

# Why a decision is refused: one sentence for each reason, told to the player who tried.
# $tribe is the name of a tribe, $key the word for it that is never translated (to choose by).
babel-refusal-unknown = That is not a move in this game.
babel-refusal-not-now = That is not what the game is waiting for now.
babel-refusal-not-in-hand = You do not have enough { $tribe } in your hand.
babel-refusal-already-there = Your marker already stands in { $land }.
babel-refusal-at-quarry = Your marker stands at the quarry: move it to a land first.
babel-refusal-column-empty-own = No temple card lies in your column.
babel-refusal-column-empty-other = No temple card lies in the other column.
babel-refusal-not-yours = Your opponent's starting card can be built by your opponent only.
babel-refusal-wrong-level = { $needed ->
    [7] Your temple here is as high as a temple can be; a level { $level } does not fit.
    [8] Your temple here is as high as a temple can be; a level { $level } does not fit.
   *[other] Your temple here needs a level { $needed }, not a level { $level }.
}
babel-refusal-too-few-cards = That needs { $needed ->
    [one] one card
   *[other] { $needed } cards
} in your row, and there { $have ->
    [0] are none
    [one] is only one
   *[other] are only { $have }
}.
babel-refusal-same-territory = Cards migrate to another land.
babel-refusal-migrated-already = You have already migrated in this turn.
babel-refusal-no-run = To { $skill }, you need three { $tribe } next to each other in your row here.
babel-refusal-no-run-of-any-tribe = You need three cards of one tribe next to each other in your row here.
babel-refusal-nothing-there-destroy = Your opponent has no temple here.
babel-refusal-nothing-there-rob = Your opponent has no temple here.
babel-refusal-nothing-there-expel = Your opponent has no card of that tribe here.
babel-refusal-nothing-there-lure = Your opponent has no cards here.
babel-refusal-nothing-there-halve = Your opponent holds fewer than two cards.
babel-refusal-not-higher = A level { $level } is not higher than your temple here, which has { $height }.
babel-refusal-wrong-number = { $needed ->
    [one] Choose exactly one card.
   *[other] Choose exactly { $needed } cards.
}
babel-refusal-must-found = Build your starting card before you end the turn, while there is anything you can do.

# The log: one line for everything that can happen.
# $player is a name; $land, $from and $to are lands or the quarry; $cards is a list; $level a number.
babel-event-turn-began = { $player }'s turn
babel-event-drawn = { $player } draws { $cards }
babel-event-reshuffled = { $count ->
    [one] The discard pile, 1 card, is the new deck
   *[other] The discard pile, { $count } cards, is shuffled into a new deck
}
babel-event-moved = { $player } moves from { $from } to { $to }
babel-event-settled = { $player } settles { $cards } in { $land }
babel-event-built-own = { $player } builds level { $level } in { $land }
babel-event-built-other = { $player } builds level { $level } from { $other }'s column in { $land }
babel-event-leapt-own = { $player } leaps to level { $level } in { $land }
babel-event-leapt-other = { $player } leaps to level { $level } from { $other }'s column in { $land }
babel-event-migrated = { $player } migrates { $cards } from { $from } to { $to }
babel-event-paid-destroy = { $player } discards { $cards } in { $land } to destroy a temple
babel-event-paid-rob = { $player } discards { $cards } in { $land } to rob a temple card
babel-event-paid-expel = { $player } discards { $cards } in { $land } to expel a tribe
babel-event-paid-lure = { $player } discards { $cards } in { $land } to lure cards away
babel-event-paid-leap = { $player } discards { $cards } in { $land } to leap a level
babel-event-paid-halve = { $player } discards { $cards } in { $land } to halve { $other }'s hand
babel-event-destroyed = { $player }'s temple of height { $height } in { $land } is destroyed
babel-event-robbed = { $player } loses level { $level } in { $land } to { $other }'s temple
babel-event-expelled = { $player } loses { $cards } in { $land }
babel-event-lured = { $player } loses { $cards } in { $land } to { $other }'s row
babel-event-halved = { $count ->
    [one] { $player } must discard 1 card
   *[other] { $player } must discard { $count } cards
}
babel-event-discarded = { $player } discards { $cards }
babel-event-total = { $player }'s total is now { $total }
babel-event-turn-ended = { $player } ends the turn
babel-event-column-two = { $player }'s column gets level { $first } and then level { $last }
babel-event-column-one = { $player }'s column gets level { $level }
babel-event-column-none = { $player }'s column gets nothing
babel-event-end-phase = The end phase begins
babel-event-over-fifteen = The game is over: { $player } wins with 15 or more, as { $other } has less than 10
babel-event-over-twenty = The game is over: { $player } wins with 20 or more
babel-event-over-collapse = The game is over: { $player } wins, as { $other } has less than 10
babel-event-over-supply = The game is over: the supply is used up, and { $player } wins, being ahead
babel-event-over-shared = The game is over: the supply is used up, and the victory is shared

# What a word of a position text should have been
babel-kind-player = one of kish and ur
babel-kind-tribe = one of assyrians, hittites, medes, persians and sumerians
babel-kind-marker = quarry or one of assyrians, hittites, medes, persians and sumerians
babel-kind-cards = a row of the cards a, h, m, p and s
babel-kind-level = a level from 1 to 6
babel-kind-place = a place from 1 to 60
babel-kind-source = one of own and other

# Why a position cannot be read or played
babel-text-game = A position of this game begins with the line `game babel`.
babel-flaw-too-many-cards = There are 12 { $tribe } in the game, not { $found }.
babel-flaw-too-many-levels = { $exist ->
    [one] There is { $exist } card
   *[other] There are { $exist } cards
} of level { $level } in the game, not { $found }.
babel-flaw-too-many-unknown-cards = { $needed } tribe cards are unknown, but only { $left } are left.
babel-flaw-too-many-unknown-levels = { $needed } temple cards are unknown, but only { $left } are left.
babel-flaw-not-rising = The levels of { $player }'s temple in { $land } do not rise.
babel-flaw-known-beyond-supply = The supply has { $supply } cards; { $known } of them cannot be known.
babel-flaw-founding-without-option = A starting card is to be built, but the option `founding` is off.
babel-flaw-founding-without-card = { $player }'s column does not begin with the starting level 1.
babel-flaw-supply-empty = The supply is empty only when the game is over.
babel-flaw-over-fifteen = The game would be over: 15 or more against less than 10.
babel-flaw-over-twenty = The game would be over: 20 or more in the end phase.
babel-flaw-over-collapse = The game would be over: less than 10 in the end phase.
babel-flaw-over-supply = The game would be over: the supply is used up.

# The levels of bots, weakest first: ranks of those who build.
bot-carrier = Brick Carrier
bot-carrier-style = A friendly beginner who lays brick on brick and drops one now and then.
bot-mason = Mason
bot-mason-style = Builds whatever fits next, and rarely looks at the plan.
bot-foreman = Foreman
bot-foreman-style = Keeps the whole turn in hand, though not every corner of it.
bot-builder = Master Builder
bot-builder-style = Thinks every turn through to its end before the first card is played.
bot-architect = Architect
bot-architect-style = Imagines your hand, and plans each turn against the best that you can answer.

# The table. $land and $own are lands or the quarry, $tribe is the name of a tribe.
babel-put-card-only = A card settles in { $land } only, where your marker stands.
babel-put-card-nowhere = A card settles in { $land }, where your marker stands, or takes your marker to { $own }.
babel-put-card-from-quarry = From the quarry this card takes your marker to { $own }: put it there.
babel-put-temple-nowhere = You build where your marker stands: in { $land }.
babel-take-covered = Only the topmost card of a column can be built, the one with a golden rim.
babel-take-in-row = Only the last three cards of a row migrate, together.
babel-take-marker = Your marker moves by a card: put one onto the land of its tribe.
babel-deed-move = Move your marker to { $land }
babel-deed-settle = Settle in { $land }
babel-deed-build = Build in { $land }
babel-deed-migrate = Migrate to { $land }
babel-outlook-total = { $player }: { $before } → { $after }
babel-outlook-run = A run of { $tribe }: it can pay for a skill.
babel-outlook-build = Then level { $level } can be built here.
babel-outlook-land = Cards in { $land }: { $before } → { $after }
babel-outlook-row = { $player }'s cards here: { $before } → { $after }
babel-outlook-keep = { $player } keeps { $left } of { $before } cards.
babel-outlook-near = { $count ->
    [one] One more to { $goal }.
   *[other] { $count } more to { $goal }.
}
babel-outlook-edge = Whoever falls below { $least } now has lost.
babel-skill-tip-assyrians = Three Assyrians side by side in your row destroy the temple across the river.
babel-skill-tip-hittites = Three Hittites side by side in your row rob the topmost card of the temple across the river.
babel-skill-tip-medes = Three Medes side by side in your row expel a tribe from the row across the river.
babel-skill-tip-persians = Three Persians side by side in your row let your temple leap over a level.
babel-skill-tip-sumerians = Three Sumerians side by side in your row lure the end of the row across the river to yours.
babel-skill-tip-price = In any land where your marker stands; one of the three is the price.
babel-skill-about-destroy = Destroy: the opponent's temple here goes onto the supply
babel-skill-about-rob = Rob: the topmost card of the opponent's temple here goes onto yours
babel-skill-about-expel = Expel: the opponent's { $tribe } leave the row here
babel-skill-about-lure = Lure: the opponent's last cards here come into your row
babel-skill-about-leap = Leap: build from { $source }, two levels higher
babel-skill-about-halve = Halve: the opponent discards half of the hand
babel-skill-price = Price: one card of this run.
babel-pile-supply = { $count ->
    [one] Supply: 1 temple card
   *[other] Supply: { $count } temple cards
}
babel-pile-known = Known to both, the next first: { $levels }
babel-pile-deck = { $count ->
    [one] Deck: 1 tribe card
   *[other] Deck: { $count } tribe cards
}
babel-pile-discards = { $count ->
    [0] The discard pile is empty
   *[other] Discard pile: { $cards }
}
babel-hand-cards = In your hand: { $cards }
babel-land-side = { $player }: { $cards } in the row, temple of height { $height }{ $marker ->
    [yes] , marker
   *[no] {""}
}.
babel-row-in-words = { $player }'s row in { $land }, in its order: { $cards }
babel-column-in-words = { $player }'s column: { $count ->
    [0] empty
   *[other] { $levels }, the topmost first
}.
# Told to screen readers: what is held, and the land under the keyboard's cursor with what would come of it there.
babel-spoken-temple = level { $level } from { $source }
babel-spoken-three = { $cards }, the last three in { $land }
babel-spoken-cursor = At the cursor: { $land }
babel-advice-thinking = Thinking…
babel-advice-none = It has nothing to suggest.
babel-advice-chance = { $percent }% to win
babel-do-move = Move to { $to }
babel-do-settle = Settle { $card } in { $land }
babel-do-build = Build level { $level } from { $source } in { $land }
babel-do-migrate = Migrate from { $from } to { $to }
babel-do-destroy = Destroy the temple in { $land }
babel-do-rob = Rob the temple in { $land }
babel-do-expel = Expel { $tribe } in { $land }
babel-do-lure = Lure cards in { $land }
babel-do-leap = Leap to level { $level } in { $land }
babel-do-halve = Halve the other hand
babel-do-discard = Discard { $cards }
babel-do-end = End the turn
babel-curtain-pass = Pass to { $city }
babel-curtain-discard = You are to discard half of your hand.
babel-status-act = Your turn: act, then end it
babel-status-discard = { $count ->
    [one] Choose a card to discard
   *[other] Choose { $count } cards to discard
}
babel-end-builds = Level { $level } could still be built. End the turn again to leave it.
babel-end-idle = Nothing has been done in this turn yet. End it again to leave it so.
babel-end-anyway = End it anyway
babel-head-fifteen = Race to 15
babel-head-fifteen-about = Whoever reaches 15 wins if the other has less than 10; with 10 or more the end phase begins.
babel-head-end-phase = End phase: 20 wins, less than 10 loses
babel-head-end-phase-about = Whoever reaches 20 wins, and whoever falls below 10 has lost.
babel-card-total = { $total } / { $goal }
babel-card-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
babel-card-about = { $name }: total { $total }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand.
babel-discard-title = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
babel-discard-why = { $name } halves your hand.
babel-discard-fewer = One fewer: { $tribe }
babel-discard-more = One more: { $tribe }
babel-discard-of = { $chosen } of { $count }
babel-discard-do = { $count ->
    [one] Discard it
   *[other] Discard these { $count }
}
babel-discard-left = { $count ->
    [one] Choose 1 more
   *[other] Choose { $count } more
}
babel-key-cards = take a card of a tribe; choose what to discard
babel-key-own-column = take the top of your column
babel-key-other-column = take the top of the other column
babel-key-three = take the last three cards of the row at the cursor
babel-key-tab = go through the buttons, the skills beside the row among them
babel-key-cursor = choose a land
babel-key-put-down = put down what you hold there
babel-key-aids = show or hide previews, the place of your marker, numbers of cards
