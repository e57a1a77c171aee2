# Board files, saved games and preferences: what can be wrong with them.

board-error-syntax = Line { $line } is not as in a board file. Compare it with a file that works.
board-error-name = “{ $name }” cannot be the name of a board: a name is one word of at most 40 letters, and begins with no #.
board-error-name-taken = The name { $name } belongs to a board of this program; give yours another name.
board-error-rows = The board has { $found ->
    [one] { $found } row
   *[other] { $found } rows
} instead of 11.
board-error-row-length = Row { $row } of the board has { $length ->
    [one] { $length } cell
   *[other] { $length } cells
} instead of 16.
board-error-character = Row { $row }, column { $column } of the board: “{ $found }” is none of . ~ S B
board-error-shedu-cells = The board has { $found ->
    [one] { $found } shedu cell
   *[other] { $found } shedu cells
}, but a board needs 3 to 57.

# Taking back: why it stops.
undo-stop-nothing-played = There is nothing to take back.
undo-stop-draw = Tiles have been drawn since, so this cannot be taken back.
undo-stop-commitment = What was committed to a conflict, even nothing, cannot be taken back.
undo-stop-other-player = Another player has decided something since, so this cannot be taken back.
undo-stop-turn-over = The turn before is over: nothing of it can be taken back.
undo-stop-game-over = The game is over and cannot be taken back.

# Saved games. These say what is wrong inside a file; file-error names the file.
record-error-empty = The file is empty.
record-error-no-game = This does not begin as a saved game does. It may be a file of another kind.
record-error-syntax = Line { $line } is damaged: no saved game reads like that.
record-error-newer = A newer version of Two Rivers wrote it (format { $format }); open it with that version.
record-error-other-game = This is a game of { $game }, which is another than the one wanted here.
record-error-newer-rules = A newer version of Two Rivers wrote it (rules { $rules }); open it with that version.
record-error-start = Line { $line }: no game can start like that ({ $why }).
record-error-not-a-decision = Line { $line } is damaged: “{ $text }” is not a decision.
record-error-refused = Line { $line } is damaged: “{ $decision }” cannot be played there. { $why }
record-error-differs = Line { $line } is damaged: the decisions lead to another position than the one that was saved.
record-error-unsound = Line { $line } is damaged: the position that was saved cannot be, or not in this game.

# $file is the name of a file, $why one of the sentences above or the system's own words.
file-error-gone = { $file }: { $why }
file-error = { $file }: { $why } The file has been left as it is.
file-error-damaged = { $file }: { $why } The file has been left as it is. If you have a copy of it, use that one.
autosave-failed = This game could not be saved as it stands; that is tried again every few seconds, and when you leave. { $why }
file-fault-io = The system says: { $why }.
file-io-gone = There is no such file, or not any more. Look whether it has been moved or has another name now.
file-io-denied = The system does not allow it. Check the rights of the file and of its folder.
file-io-read-only = This disk can only be read. Choose another place.
file-io-busy = Another program is using it. Try again in a moment.
file-io-full = There is no room left. Make some, then try again.
file-io-name = There can be no file of this name there. Choose another.
file-fault-not-a-file = It is not an ordinary file but a folder or something else. Choose another.
file-fault-larger = It is larger than { $limit } bytes, so it is something else.
file-fault-too-large = The file is larger than { $limit } bytes, which is more than any game.
file-fault-not-text = Line { $line } is damaged: it is not text.
file-fault-exists = There is already a save of this name.
file-fault-bad-name = Please choose a name with a letter or a digit in it.
file-fault-busy = This game is being played just now. Leave it first, there or here.

preferences-damaged = The settings could not be read and start afresh. The damaged file has been kept as { $file }.
preferences-damaged-line = The settings could not be read (line { $line }) and start afresh. The damaged file has been kept as { $file }.
preferences-partly = Some settings could not be understood and are as at the beginning: { $what }. The file as it was has been kept as { $file }.
preferences-window = Size and place of the window
preferences-setting = “{ $name }”
preferences-not-kept = Settings and what you have learned cannot be kept. { $file }: { $why } They last until you leave; the next change is tried again.
preferences-unreadable = The settings could not be read. { $file }: { $why } The file is left as it is, so what you change now lasts only until you leave.
learning-damaged = What you have done in Learn could not be read and starts afresh. The damaged file has been kept as { $file }.
learning-partly = Some of what you have done in Learn could not be read ({ $what }). The file as it was has been kept as { $file }.
learning-unreadable = What you have done in Learn could not be read. { $file }: { $why } The file is left as it is, so what you do there now is not remembered.

# The nets of the bots. $file is the path of a file, $why one of the reasons.
net-error = { $file }: { $why } The bots play by the net of the program instead. Take the file away, or put a right one in its place.
net-fault-not-a-net = This is not a net for the bots.
net-fault-other-features = This net was made for another number of players, or by another version of Two Rivers.
net-fault-damaged = This net is damaged.
