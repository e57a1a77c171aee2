# The list of games: finding, copying out, taking in.

load-search = Find a name, a player or a game
load-order = Order
load-order-newest = The latest first
load-order-name = By name
load-order-turns = The longest first
load-order-unfinished = Unfinished first
load-order-finished = Finished first
load-none-found = None of them fits what you look for.
load-picture = The board of “{ $name }”
# Which game it is, and how it stands.
load-turn = { $game } · turn { $turn }
load-finished = { $game } · finished: { $result }
# A game that is on a table, here or in another window.
load-held = { $state }, open now
# A game that was begun by "Play on from here" in a replay.
load-branch = { $state }, played on from another game
# What a button in a row does, and which game it is about: for screen readers.
load-does = { $does }: { $game }
load-identity = { $name }, { $state }, { $date }
load-score = { $name } { $points }
# The day of the latest move, and how long ago that is.
load-date = { $day } { $month } { $year }, { $ago }
load-export = Export
load-export-title = Export a copy
load-export-about = A copy goes to this file; the game stays where it is.
load-import = Import
load-import-title = Import a game
load-import-about = Write where the file of the game lies, or drop it onto the window.
load-path = Path of the file
load-replace-title = Replace that file?
load-replace-about = There is already a file called “{ $name }”.
load-exported = “{ $name }” has been written.
load-imported = “{ $name }” is among the saved games now.
load-imported-before = This game is among the saved ones already: “{ $name }”.
load-show-folder = Show the folder
load-drop = Let go to import this game

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
# A day in short: $year, $month and $day are numbers as text, with a zero in front where there is one digit.
date-day = { $year }-{ $month }-{ $day }
