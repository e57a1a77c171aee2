# The end of a game, the settings, and the questions of the first start.

# The reveal and the parts of the results
results-counting = The reckoning
results-skip = Skip
results-tab-scores = Scores
results-tab-course = Points over time
results-tab-origins = Points by source
results-tab-conflicts = Conflicts
results-no-statistics = This game was begun under older rules and cannot be counted.

# Points over time
results-course-score = Score
results-course-black = Black
results-course-red = Red
results-course-blue = Blue
results-course-green = Green
results-course-score-about = The score after every turn: the lowest colour, with treasures where they count most.
results-course-colour-about = Points in { $colour } after every turn, without treasures.
results-course-turns = Turns
results-course-end = { $name } { $points }
results-course-point =
    { $name }
    Turn { $turn }: { $points }

# Points by source
results-origins-about = What each player owes the points to, in all colours together.
results-origin-tiles = Tiles
results-origin-buildings = Buildings
results-origin-revolts = Revolts
results-origin-wars = Wars
results-origin-monuments = Monuments
results-origin-wonder = Wonder
results-origin-treasures = Treasures

# Conflicts
results-conflicts-about = Begun is counted for the attacker, won and lost for both sides.
results-revolts-begun = Revolts begun
results-revolts-won = Revolts won
results-revolts-lost = Revolts lost
results-wars-begun = Wars begun
results-wars-won = Wars won
results-wars-lost = Wars lost

# A chart for those who hear it
results-bar = { $what } { $count }
results-bars = { $name }: { $list }.

# Settings: what is not in desktop-screens.ftl
settings-turns = Turns
settings-palette = Colours
settings-palette-inlay = Inlay
settings-palette-classic = Classic
settings-palette-about = “Inlay” can be told apart by every eye, also in grey. “Classic” is closer to the printed game.
settings-vsync-about = Without it, frames come as fast as they can while something moves.
settings-preview-about = While you hold a piece: who would gain points, what conflict it would begin, what it would complete. In Babel: what would become of the totals, also by a skill that you point at.
settings-place-about = An outline around the bank where you settle, build and use skills.
settings-counts-about = Beside every row how many cards lie there, which is what a temple needs.
settings-kingdoms-about = Which leaders share a kingdom; the one under the pointer is brighter.
settings-strengths-about = Beside every leader its strength in a war{ $key ->
    [none] {""}
   *[other] ; hold { $key } for revolts
}.
settings-coordinates-about = As in the log: the cell c7 is in the third column and the seventh row.
settings-reduce-motion = Reduce motion
settings-reduce-motion-about = Nothing moves over the screen: what changes is simply there.
settings-speed-about = How fast pieces move, and how long each thing is shown.
settings-end-turn-section = The end of a turn
settings-mute = Mute
settings-mute-about = No sound at all; the volumes stay as they are.
settings-listen = Listen
settings-games-about = What a new game begins with; every game can still be set up in its own way.

# The first start
first-title = Welcome to Two Rivers
first-about = Between Tigris and Euphrates everything is ready. A few questions, and the land is yours.
first-size = Size of everything
first-size-small = Small
first-size-usual = Normal
first-size-large = Large
first-size-largest = Largest
first-speed = Animation speed
first-speed-calm = Calm
first-speed-usual = Normal
first-speed-quick = Quick
first-speed-none = Instant
first-new = New to the game? The lessons begin with the very first tile. Babel, a second game, is on the title.
first-later = All this and more can be changed in the settings at any time.
first-begin = To the title
