# Why a decision is refused: one sentence for each reason, told to the player who tried.
# $tile and $tiles are names of tiles, $key is black, red, blue or green (untranslated, to choose by).

refusal-unknown = That is not a move in this game.
refusal-not-now = That is not what the game is waiting for now.
refusal-not-in-hand = You have no { $tile } in your hand.
refusal-blocked = A catastrophe blocks this cell for the rest of the game.
refusal-occupied = Something is already on this cell.
refusal-needs-river = Farms can only be placed on rivers.
refusal-needs-land = Rivers are for farms alone: no other tile goes there, and no leader.
refusal-three-kingdoms = A tile here would touch three or more kingdoms; it may unite two at most.
refusal-not-on-board = Your { $leader } is not on the board.
refusal-same-cell = Your leader already stands on this cell.
refusal-needs-temple = A leader must stand next to a temple; one under a monument does not count.
refusal-unites-kingdoms = A leader may not unite kingdoms.
refusal-no-catastrophe-left = You have played both of your catastrophes.
refusal-leader-there = Leaders are safe from catastrophes.
refusal-protected = Treasures, buildings, monuments and the wonder are safe from catastrophes.
refusal-too-many = { $have ->
    [0] You have no { $tiles } to commit.
    [one] You have only one { $tile } to commit.
   *[other] You have only { $have } { $tiles } to commit.
}
refusal-english-limit-attacker = English conflicts: commit nothing, or at least { $needed }, which wins against the defender's strength on the board.
refusal-english-limit-defender = { $needed ->
    [0] English conflicts: you already win, so commit nothing.
   *[other] English conflicts: commit nothing, or exactly { $needed }, which makes the strengths equal.
}
refusal-not-in-line = That tile is in no line with the one just placed.
refusal-line-too-short = The line is too short: the building needs one of at least { $needed } tiles here.
refusal-no-such-square = No monument of that kind can be built on this square.
refusal-monument-taken = That monument has already been built.
refusal-no-such-cross = The wonder cannot be built here.
refusal-not-a-treasure = There is no treasure to take here.
refusal-border-first = Treasures on cells with the special border must be taken first.

# Boards that a player wrote.
board-file-damaged = { $file }: { $why }
board-file-too-large = It is larger than { $limit } bytes, more than any board needs.
board-file-name-twice = Another file has a board called { $name }; give this one another name.
board-files-damaged = { $count ->
    [one] A board of your own cannot be used. Mend its file, or take it out of the folder “boards”:
   *[other] { $count } boards of your own cannot be used. Mend their files, or take them out of the folder “boards”:
}
board-files-more = and { $count } more
