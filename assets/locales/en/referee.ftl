# What the referee answers when a command cannot be obeyed. Words between ` and ` are what was written.

referee-illegal = { $code }: { $why }
referee-expected = expected { $wanted }, got { $got }
referee-unknown-command = There is no command `{ $command }`; list_commands names them all.
referee-wrong-words = `{ $command }` needs other words after it.
referee-line-too-long = A line may have { $limit } bytes.
referee-not-utf8 = This line is not UTF-8 text.
referee-no-game = There is no game; begin one with `new`, `position` or `load`.
referee-no-token = `{ $word }` is not a token of a grid.
referee-unknown-code = There is no code `{ $code }` for illegal decisions.
referee-unknown-game = There is no game `{ $game }`.
referee-no-number = `{ $found }` is not a number that fits here.
referee-too-deep = Trees are counted { $limit } decisions deep at most.
referee-not-in-play = The dynasty { $dynasty } is not in play.

# new
referee-no-key = `{ $word }` is not of the form KEY=VALUE.
referee-unknown-key = There is no setting `{ $key }`.
referee-twice = `{ $key }` is given twice.
referee-bad-value = `{ $word }` is not possible.
referee-players = `{ $players }` is neither a number from 2 to 4 nor two to four different dynasties.

# Files and bots
referee-unknown-bot = There is no bot `{ $bot }`; bots names them all.
referee-game-over = The game is over: nobody decides.
referee-no-decision = The bot did not decide.

# position
referee-position-line = line { $line } (`{ $text }`): { $why }
referee-position-unfinished = This position has no `end`.
referee-position-too-long = A position has { $limit } lines at most.
referee-text-keyword = No line of a position begins with `{ $word }`.
referee-text-twice = `{ $keyword }` is given twice.
referee-text-missing = The line `{ $keyword }` is missing.
referee-text-missing-hand = The hand of { $dynasty } is missing.
referee-text-before-players = The line `players` must come before this one.
referee-text-players = Two to four different dynasties play.
referee-text-board = There is no board `{ $name }`.
referee-text-option = There is no option `{ $name }`.
referee-text-words = This line has too few or too many words.
referee-text-grid-row = A row of the grid has 16 tokens, not { $found }.
referee-text-grid-rows = A grid has 11 rows, not { $found }.
referee-text-grid-token = `{ $found }` on { $cell } is not a token of a grid.
referee-text-after-end = Nothing may follow `end`.

# What a word should have been
referee-token = `{ $found }` is not { $kind }.
referee-kind-cell = a cell from a1 to p11
referee-kind-colour = one of black, red, blue and green
referee-kind-tile = one of the tiles S, T, F and M
referee-kind-tiles = a row of the tiles S, T, F and M
referee-kind-leader = one of the leaders k, p, f and t
referee-kind-dynasty = one of archer, bull, pot and lion
referee-kind-monument = a monument, two different colours joined by a hyphen
referee-kind-number = a number that fits here

# Why a position cannot be played
flaw-actions = A turn has 2 actions, not { $found }.
flaw-too-many-tiles = There are { $exist } { $tiles } in the game, not { $found }.
flaw-hand-too-large = A hand holds 6 tiles at most; { $dynasty } has { $found }.
flaw-too-many-unknown = The hands need { $needed ->
    [one] { $needed } unknown tile
   *[other] { $needed } unknown tiles
}, but only { $unseen ->
    [one] { $unseen } has
   *[other] { $unseen } have
} not been seen.
flaw-wrong-terrain = No { $tile } can lie on { $cell }: farms go on rivers, all other tiles on land.
flaw-mixed-terrain = These tiles had one colour, so they lie on land alone or on river alone; { $cell } is river.
flaw-leader-not-in-play = The leader on { $cell } belongs to { $dynasty }, who is not in play.
flaw-leader-twice = The { $leader } of { $dynasty } stands on { $cell } and on another cell.
flaw-leader-on-river = Leaders stand on land, but { $cell } is river.
flaw-leader-without-temple = The leader on { $cell } is not next to a face-up temple.
flaw-two-leaders = The kingdom of { $cell } has two { $colour } leaders.
flaw-treasure-off-shedu = Treasures lie on shedu cells only, and { $cell } is none.
flaw-too-many-treasures = Treasures in the game: { $exist }, not { $found }.
flaw-face-down-without-monument = The face-down tile on { $cell } is under no monument.
flaw-monument-without-tiles = The monument { $monument } needs a face-down tile on { $cell }.
flaw-monument-off-board = The monument { $monument } on { $cell } would leave the board.
flaw-monuments-overlap = Two monuments are on { $cell }.
flaw-monument-colour = The monument { $monument } is on a river, but no half of it is blue.
flaw-monument-twice = There is only one monument { $monument }.
flaw-building-twice = There is only one { $building }.
flaw-building-off-colour = The { $building } needs a { $tile } on { $cell }.
flaw-wonder-off-board = The wonder on { $cell } would leave the board.
flaw-wonder-without-cell = The wonder must also be on { $cell }.
flaw-no-wonder-there = { $cell } is no part of the wonder.
flaw-needs-buildings = The { $building } is here, but the option `buildings` is off.
flaw-needs-wonder = The wonder is here, but the option `wonder` is off.
flaw-catastrophes = Each player has 2 catastrophes; { $dynasty } cannot have { $left } left.
flaw-too-many-catastrophes = Catastrophes on the board: { $found }; catastrophes that have been played: { $played }.
