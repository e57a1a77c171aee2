# The history: finished games that stay, who they are of, and what they come to.

history-title = History
history-reading = The finished games are being read …
history-empty = No game of yours has been finished yet. A game that somebody plays here, for half of it at least, is kept on this page once it is over; games of bots are not.
history-empty-me = No finished game of { $name } yet. Games count here in which somebody of this name sits at the table.
history-none-found = No game fits what is chosen above.
history-show-all = Show all
history-show-all-about = Show all games again

# The parts of the page
history-tab-games = Games
history-tab-sums = Results
history-tab-course = Over time

# Who plays here
history-who = Who plays here
history-everybody = Everybody
history-add = Add a name
history-change = Change
history-add-title = Who plays here?
history-add-about = Games that somebody of this name has played are shown as yours. New games begin with the name. Everything stays on this computer.
history-add-first = Games that one person played without a name are shown as yours, too.
history-add-known = Names in the finished games:
history-name = Name
history-add-do = Add
history-change-title = { $name }
history-change-about = Games under the old name stay yours.
history-nameless = Games without a name are mine
history-nameless-about = Games in which one person played and gave no name.
history-change-do = Save
history-remove = Remove this name
history-remove-title = Remove this name?
history-remove-about = “{ $name }” is no longer one of those who play here. The games stay where they are.
history-remove-do = Remove
history-name-empty = Write a name.
history-name-taken = This name belongs to { $name }, now or earlier.
history-name-many = { $count ->
    [one] There is { $count } name already: remove it first.
   *[other] There are { $count } names already: remove one first.
}
profiles-damaged = The names of those who play here could not be read. The damaged file has been kept as { $file }; no game is lost.
profiles-unreadable = The names of those who play here could not be read. { $file }: { $why } The file is left as it is, so what you change now lasts only until you leave.
profiles-not-written = The names of those who play here could not be saved. { $file }: { $why }

# What is looked at
history-game = Game
history-game-any = Every game
history-against = Against
history-against-any = Against anybody
history-against-people = People only
history-against-bots = Bots only
history-against-both = People and bots
history-players = How many
history-players-any = Any number of players
history-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
history-board = Board
history-board-any = Every board
history-variants = Variants
history-variants-any = All variants
history-variants-none = Without variants
history-playing = Played as
history-playing-any = Any side
history-of-game = { $what } ({ $game })

# What they come to
history-total = { $games ->
    [one] 1 game
   *[other] { $games } games
}
history-total-own = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $won } of { $own } won ({ $percent }%) · { $mean } points on average · best { $best }
history-total-several = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $won } of { $own } won ({ $percent }%)
history-total-branches = { $games ->
    [one] 1 game was played on from another and does not count
   *[other] { $games } games were played on from others and do not count
}
history-points-about = Points are what ranks are compared by first: the lowest colour in Tigris & Euphrates, the temples in Babel. A game of several people counts for the name chosen at the top of the page, where names have been added.

# The list
history-ended = Ended
history-place = Place
history-points = Points
history-opponents = Against
history-turns = Turns
history-sort = Sort by { $column }
history-sorted-up = { $column }, sorted upwards
history-sorted-down = { $column }, sorted downwards
history-won = Won
history-place-count = { $place ->
    [1] 1st (won)
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
history-of-players = of { $players }
history-winner = { $name } won
history-bot = { $level } (bot)
# In a reviewed game: mistakes and blunders of whoever looks.
history-faults = { $count ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $count } mistakes
}
history-played-as = as { $player }
history-detail = { $first } · { $second }
history-branch = played on from another game
history-finished-by-bot = finished by a bot
# What screen readers are told of a game.
history-identity = { $game } of { $date } against { $against }: { $place } { $of }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
history-identity-several = { $game } of { $date } between { $against }: { $winner }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
history-replay = Replay
history-export = Export
history-delete = Delete

# Results told apart
history-by = By
history-by-opponent = Opponents and levels
history-by-board = Board
history-by-variants = Variants
history-by-playing = Side played
history-by-players = Number of players
history-nobody = Somebody without a name
history-several-people = Several people
history-one-board = One board
history-sum-games = Games
history-sum-won = Won
history-sum-share = Share
history-sum-mean = Points
history-sum-best = Best
# A row for screen readers.
history-sum-spoken = { $group }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won, { $share }, { $mean } points on average, best { $best }
history-unknown = –

# Points over time
history-course-none = Points over time need games in which it is clear who is meant: choose a name above, or play a game as the only person.
history-course-axis = Games, the earliest first
history-course-won = Won
history-course-other = Not won
history-course-mean = Mean of the last ten
history-course-axis-mistakes = Mistakes and blunders in a game
history-course-spoken = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} over time. The first ten had { $first } points on average, the last ten { $last }; the best had { $best }.
history-course-point =
    { $date }
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $place } { $of }
    { $against }
history-mistakes = Mistakes
history-course-point-mistakes =
    { $date }
    { $points ->
        [one] 1 mistake or blunder
       *[other] { $points } mistakes and blunders
    }, { $place } { $of }
    { $against }
history-course-spoken-mistakes = { $game }: { $games ->
    [one] 1 reviewed game
   *[other] { $games } reviewed games
} over time. The first ten had { $first } mistakes and blunders on average, the last ten { $last }; the most in one game were { $best }.

# Files that go out
history-export-table = Export a table
history-export-records = Export records
history-export-table-title = Export as a table
history-export-table-about = { $games ->
    [one] 1 game goes
   *[other] { $games } games go
} to this CSV file, a row for every player, for any spreadsheet.
history-export-records-title = Export as records
history-export-records-about = { $games ->
    [one] The record of 1 game goes
   *[other] The records of { $games } games go
} into this folder, a file each. Load can import them again.
history-path-file = Path of the file
history-path-folder = Path of the folder
history-exported-table = “{ $name }” has been written.
history-exported-records = { $games ->
    [one] 1 record lies
   *[other] { $games } records lie
} in “{ $name }” now.
history-export-failed = “{ $name }” could not be written: { $why }
history-no-folder = There is no folder “{ $folder }”. Write the path of one that exists.
history-exporting = The games are being written …
history-file-name = Two Rivers history

history-delete-title = Delete this game from the history?
history-delete-about = { $game }. Its review and your notes on it go, too; what was saved by name and the exercises made from it stay.
history-deleted = The game is no longer in the history.
history-damaged = { $file }: it is kept in the folder of finished games as { $aside }; all others are listed.
history-damaged-more = { $text } ({ $count ->
    [one] 1 more file
   *[other] { $count } more files
} could not be read either.)

# The table for spreadsheets: the sign between cells, and the headings.
history-csv-separator = ,
history-csv-game-id = Record
history-csv-ended = Ended (UTC)
history-csv-game = Game
history-csv-board = Board
history-csv-variants = Variants
history-csv-players = Players
history-csv-turns = Turns
history-csv-seat = Seat
history-csv-plays = Plays
history-csv-name = Name
history-csv-level = Bot level
history-csv-me = Me
history-csv-points = Points
history-csv-place = Place
history-csv-mistakes = Mistakes and blunders
history-csv-branch = Played on from another game
history-csv-yes = yes
history-csv-no = no
