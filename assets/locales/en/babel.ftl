# The second game, Babel. The names of things are given to its sentences as variables.

babel-player-kish = Kish
babel-player-ur = Ur

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
babel-refusal-at-quarry = Your marker stands at the quarry: move it to a territory first.
babel-refusal-column-empty-own = No temple card lies in your column.
babel-refusal-column-empty-other = No temple card lies in the other column.
babel-refusal-not-yours = Your opponent's starting card can be built by your opponent only.
babel-refusal-wrong-level = { $needed ->
    [7] Your temple here is as high as a temple can be; a level { $level } does not fit.
    [8] Your temple here is as high as a temple can be; a level { $level } does not fit.
   *[other] Your temple here needs a level { $needed }, not a level { $level }.
}
babel-refusal-too-few-cards = That needs { $needed } cards in your row, and there { $have ->
    [0] are none
    [one] is only one
   *[other] are only { $have }
}.
babel-refusal-same-territory = Cards migrate to another territory.
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
babel-event-built-other = { $player } builds level { $level } from the other column in { $land }
babel-event-leapt-own = { $player } leaps to level { $level } in { $land }
babel-event-leapt-other = { $player } leaps to level { $level } from the other column in { $land }
babel-event-migrated = { $player } migrates { $cards } from { $from } to { $to }
babel-event-paid-destroy = { $player } discards { $cards } in { $land } to destroy a temple
babel-event-paid-rob = { $player } discards { $cards } in { $land } to rob a temple
babel-event-paid-expel = { $player } discards { $cards } in { $land } to expel a tribe
babel-event-paid-lure = { $player } discards { $cards } in { $land } to lure cards away
babel-event-paid-leap = { $player } discards { $cards } in { $land } to leap a level
babel-event-paid-halve = { $player } discards { $cards } in { $land } to halve a hand
babel-event-destroyed = { $player }'s temple of height { $height } in { $land } is destroyed
babel-event-robbed = { $player } loses level { $level } in { $land } to the other temple
babel-event-expelled = { $player } loses { $cards } in { $land }
babel-event-lured = { $cards } leave { $player } in { $land } for the other row
babel-event-halved = { $count ->
    [one] { $player } must discard 1 card
   *[other] { $player } must discard { $count } cards
}
babel-event-discarded = { $player } discards { $cards }
babel-event-total = { $player } now has { $total }
babel-event-turn-ended = { $player } ends the turn
babel-event-column-two = { $player }'s column gets level { $first } and then level { $last }
babel-event-column-one = { $player }'s column gets level { $level }
babel-event-column-none = { $player }'s column gets nothing
babel-event-end-phase = The end phase begins
babel-event-over-fifteen = The game is over: { $player } has 15 or more, the other less than 10
babel-event-over-twenty = The game is over: { $player } has 20 or more
babel-event-over-collapse = The game is over: { $player } wins, as the other has less than 10
babel-event-over-supply = The game is over: the supply is used up, and { $player } is ahead
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
