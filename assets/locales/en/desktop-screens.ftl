# Title, new game, load, settings, about, results, the game menu, and the command line.

# Used everywhere.
back = Back
cancel = Cancel
percent = { $percent }%

# How long ago a game was played.
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
ago-months = { $count ->
    [one] a month ago
   *[other] { $count } months ago
}
game-at-turn = Turn { $turn }, { $ago }
game-at-turn-of-branch = Turn { $turn }, played on from another
game-finished = Finished, { $ago }

# Title
title-continue = Continue
title-continue-game = Continue { $game }
title-continue-none = No game to go on with
title-play-now = Play { $game } now
title-about-tigris = Tiles, leaders and wars, for two to four
title-about-babel = Cards, tribes and temples, for two
title-people = { $people }
title-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
title-people-and-bots = { $people } and { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
title-new-game = New game
title-load = Load
title-settings = Settings
title-about = About
title-quit = Quit

# After a crash
report-title = The last run ended with an error
report-about = Your game is in its autosave. A report for the developers is in { $path }
report-copy = Copy bug report
report-copied = Copied
report-dismiss = Dismiss
report-written = Two Rivers has broken down, sorry. A report was written to { $path }, and your game is in its autosave.
report-not-written = Two Rivers has broken down, sorry. The report could not be written to { $path }: { $why }
screen-none = Two Rivers cannot open a window: there is no screen here. Start it from your desktop.
screen-silent = Two Rivers cannot open a window: the screen { $screen } does not answer. Start it from your desktop.
graphics-none = Two Rivers cannot draw: no graphics driver was found. Install the driver of your graphics card; on Linux the package mesa-vulkan-drivers serves without a card, too.
graphics-failed = Two Rivers cannot draw: no graphics driver gave it a device. Renew the driver of your graphics card; on Linux the package mesa-vulkan-drivers serves without a card, too. Tried: { $tried }
graphics-lost = Two Rivers can no longer draw: the graphics card stopped answering and could not be opened again. Your game is saved. Start the computer again or renew the driver of your graphics card.

# Something went wrong
trouble-title = That did not work
trouble-read = All right

# A game that another window of the program plays.
elsewhere-title = This game is being played
elsewhere-about = Another window of Two Rivers has this game on its table. You can go on with a copy, which is a game of its own, or look at it move by move.
elsewhere-copy = Play a copy
elsewhere-look = Only look

# New game
new-game-title = New game
new-game-which = Game
game-name-tigris = Tigris & Euphrates
game-name-babel = Babel
learn-game-tigris = Learn Tigris & Euphrates
learn-game-babel = Learn Babel
rulebook-of-tigris = Rules of Tigris & Euphrates
rulebook-of-babel = Rules of Babel
new-game-players = Players
new-game-how-many = At the table
new-game-count = { $count }
new-game-person = Person
new-game-name = Name of player { $seat }
field-full = No more than { $longest } letters.
field-unknown-script = This program has no font for { $script } letters. Names may be in Latin, Greek, Cyrillic, Armenian or Georgian letters.
script-arabic = Arabic
script-hebrew = Hebrew
script-chinese = Chinese
script-japanese = Japanese
script-korean = Korean
script-thai = Thai
script-indian = Indian
field-unknown-emoji = This program has no font with this emoji. Names may be in Latin, Greek, Cyrillic, Armenian or Georgian letters.
field-unknown-letter = This program has no font with the letter { $code }. Names may be in Latin, Greek, Cyrillic, Armenian or Georgian letters.
new-game-dynasty = Dynasty of player { $seat }
new-game-kind = Who plays seat { $seat }
new-game-bot = { $bot } – { $style }
new-game-start = Starts
new-game-start-random = Random
new-game-board = Board
new-game-variants = Variants
new-game-hints = Hints
new-game-hints-about = Whoever decides may ask what the strongest bot would do.
new-game-seed = Seed
new-game-seed-hint = Random
new-game-seed-about = The same number deals the same game again.
new-game-seed-wrong = A seed is a whole number of at most 20 digits.
new-game-play = Play

# New game of Babel
new-game-babel = Two cities, one river
new-game-babel-about = A card game for two: settle your tribes in five lands, build a temple in each, and when three of a tribe lie side by side, use what that tribe can do.
new-game-babel-picture = The table of Babel: five lands in the river, between the banks of Kish and Ur
new-game-babel-kind = Who plays { $city }
new-game-babel-name = Name for { $city }
babel-option-founding = Founding
babel-option-founding-about = Your first level 1 is yours alone, and must be built in your first turn.
babel-option-handicap = Handicap
babel-option-handicap-about = Whoever begins is dealt three cards instead of five.

board-standard-about = { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}. The board for most games.
board-advanced-about = { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
} and other rivers: closer quarters and more wars.
board-own-about = { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}. Your own board.

variant-wonder = Wonder
variant-wonder-about = A cross of five tiles becomes a wonder: a point of any colour each turn for its king.
variant-buildings = Buildings
variant-buildings-about = On three tiles in a line: a tile of its colour scores two points in its kingdom.
variant-english = English conflicts
variant-english-about = An attacker commits nothing or enough to lead, a defender nothing or enough to tie.
variant-open-scores = Open scores
variant-open-scores-about = Everybody sees everybody's points all the time.
variant-bag = Tiles in the bag
variant-bag-about = Everybody sees how many tiles are left: the game ends when one cannot be drawn.

# Load
load-title = Load
load-saves = Saved games
load-autosaves = Autosaves
load-no-saves = No game has been saved under a name yet.
load-no-autosaves = No game has been played yet. Every game saves itself after every move.
load-reading = One moment…
load-open = Open
load-delete = Delete
load-rename = Rename
load-keep = Keep
load-damaged = Cannot be opened. { $why }
load-delete-title = Delete this game?
load-delete-about = Gone for good: { $name }.
load-rename-title = Rename the game

# Settings
settings-title = Settings
settings-done = Done
settings-display = Display
settings-language = Language
settings-language-system = System
settings-scale = Size of everything
settings-scale-clamped = This window has room for { $most }%. A larger window shows everything at the size you chose.
settings-full-screen = Full screen
settings-vsync = Wait for the display (vsync)
settings-coordinates = Letters and numbers at the board's edge
settings-sound = Sound
settings-volume = Volume
settings-effects = Effects
settings-table = At one screen
settings-curtain = Cover the screen when it passes to the next player
settings-curtain-off = Never
settings-curtain-secrets = For secrets
settings-curtain-always = Always
settings-curtain-about = “For secrets” covers it only where a hand or a commitment would be seen.
settings-recap = Show what happened since the last turn
settings-recap-about = When the cover lifts; at the instant pace only by its button and its key, which show it at any time.
settings-pace = Pace
settings-speed = Animation speed
settings-speed-none = Instant
settings-speed-times = { $times } ×
settings-bot-pause = Pause before the move of a bot
settings-bot-pause-off = None
settings-bot-pause-short = Short
settings-bot-pause-long = Long
settings-end-turn = When both actions are done, the turn ends
settings-end-turn-manual = When I say
settings-end-turn-after = { $seconds } s
settings-end-turn-about = Until then you can take your actions back. In Babel: once nothing else is left to do.
settings-new-games = New games

# About
about-title = About
about-version = Version { $version }
about-what = Board games to touch, with complete rules and opponents to beat: “Tigris & Euphrates”, after Reiner Knizia, and “Babel”, after Uwe Rosenberg and Hagen Dorgathen. All art, sounds and texts are our own.
about-not-affiliated = This program is a work of admirers. It is not affiliated with the games' designers or their publishers, nor endorsed by them.
about-licence-heading = Licence
about-licence = Free software under the MIT licence or the Apache licence 2.0, whichever you prefer.
about-fonts-heading = Fonts
about-font = { $font }, by { $authors }, under the SIL Open Font License 1.1
about-crates-heading = Works of others
about-crates = Works of others that are built in: { $count }. Thanks to all their authors. The page “Licences” shows who they are and what each is under.
# The parts of About
about-program = This program
about-changes = What has changed
about-licences = Licences
about-changes-note = What players notice, the newest first.
about-unreleased = Since the last release
about-licences-search = Find a work
about-licences-found = { $count ->
    [0] Nothing found. Try fewer letters.
    [one] { $count } work
   *[other] { $count } works
}
about-under = Licence: { $licence }

# The game menu
menu-title = Paused
menu-resume = Resume
menu-save = Save as
menu-seats = Hand over your seat
menu-seats-of-bots = Take a seat
menu-title-screen = To the title
menu-about = The game is in its autosave at every moment: leaving loses nothing.
menu-about-lent = What is played in a lesson or an exercise is not kept as a game.
save-name = Name of the save
save-suggestion = My game
save-do = Save
save-done = Saved as “{ $name }”
save-replace = Replace
save-replace-title = Replace that save?
save-replace-about = There is already a save called “{ $name }”.

# Results
results-winner = { $name } wins
results-shared = Shared victory: { $names }
results-rank = { $rank }
results-dynasty = { $dynasty }
results-dynasty-shared = { $dynasty }, shared place
results-points = { $points } +
results-points-and-treasures = { $points } + { $treasures }
results-lowest = lowest
results-lowest-sum = lowest: { $sum }
results-rematch = Rematch
results-board = See the board
results-why = Why
results-treasures-about = Treasures count for any colour; each goes to the one that is lowest. Your lowest colour is your score, and ties are broken by the next lowest.
# $turn is 0 where the turns of an old game cannot be counted.
results-ended-treasures = { $turn ->
    [0] The game ended:
   *[other] The game ended on turn { $turn }:
} no more than two treasures were left on the board.
results-ended-bag = { $turn ->
    [0] The game ended:
   *[other] The game ended on turn { $turn }:
} the bag was empty, and a tile had to be drawn.
results-reason-lowest = { $first } comes before { $second }: { $more } to { $less } in the lowest colour.
results-reason-second = { $first } and { $second } both have { $equal } in their lowest colour; in the second lowest it is { $more } to { $less }.
results-reason-third = { $first } and { $second } are equal in their two lowest colours; in the third it is { $more } to { $less }.
results-reason-highest = { $first } and { $second } are equal in their three lowest colours; in the highest it is { $more } to { $less }.
results-reason-equal = { $first } and { $second } are equal in all four colours and share their place.
results-spoken = Place { $rank }: { $name }. Black { $black }, red { $red }, blue { $blue }, green { $green }, with { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
} in them.

# The command line
option-help = Two Rivers: Tigris & Euphrates and Babel on the desktop

    two-rivers [OPTIONS] [FILE]

    FILE          a saved game to open

    --seed N      the seed of the next new game
    --size WxH    the size of the window, in logical pixels
    --scale F     the scale of the display, instead of its own
    --version     print the version
    --help        print this
option-help-tools = For those who build the program:

    --tour DIR    show every screen, play a game of bots, save pictures to DIR, and leave
    --idle        on the tour, count the frames of five idle seconds on every screen: none
    --goldens DIR [--renew]
                  on the tour, compare the pictures with the small ones in DIR, or renew those
    --measure     print what starting, a war, idling and ten games take, and leave
    --contact-sheet FILE [--palette inlay|classic]
                  draw all pieces into a PNG, in colour and as other eyes see them, and leave
option-error-unknown = There is no option { $option }. “two-rivers --help” lists them all.
option-error-surplus = One saved game can be opened at a time: “{ $text }” is one too many. “two-rivers --help” tells more.
option-error-no-value = The option { $option } takes no value: leave out “{ $value }”.
option-error-missing = The option { $option } needs a value after it.
option-error-value = The option { $option } takes { $takes }, not “{ $value }”.
option-value-tour = a folder
option-value-goldens = a folder
option-value-seed = a whole number
option-value-size = a width and a height, like 1280x800
option-value-scale = a number from 0.25 to 8
