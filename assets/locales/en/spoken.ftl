# The board in words, for people who hear the screen: what lies where, kingdom by kingdom.
# $tiles, $leader, $monument and $building are names from names.ftl; $cells is a list of cells.

spoken-board = The board, { $kingdoms ->
    [0] no kingdoms yet
    [one] { $kingdoms } kingdom
   *[other] { $kingdoms } kingdoms
}
spoken-kingdom = Kingdom: { $what }
spoken-region = Without a leader: { $what }
spoken-more = { $list }; { $next }
spoken-leader = { $dynasty }'s { $leader } on { $cell }, strength { $war }, in a revolt { $revolt }
spoken-leader-here = { $dynasty }'s { $leader }, strength { $war }, { $revolt } in a revolt
spoken-tiles = { $tiles } on { $cells }
spoken-face-down = face-down tiles on { $cells }
spoken-treasures = { $count ->
    [one] a treasure
   *[other] treasures
} on { $cells }
spoken-monument = { $monument } from { $cell }
spoken-building = { $building } on { $cell }
spoken-wonder = the wonder around { $cell }
spoken-catastrophes = Catastrophes on { $cells }

# One cell, and what would come of the held piece there.
spoken-cell = { $cell }: { $what }
spoken-land = empty land
spoken-river = empty river
spoken-tile-face-down = face-down tile
spoken-catastrophe = catastrophe
spoken-wonder-here = the wonder
spoken-with-treasure = { $what } with a treasure
# Such a cell has a border of its own on the board.
spoken-with-bordered-treasure = { $what } with a treasure in the special border, taken first
spoken-with-building = { $what } with the { $building }
spoken-under = { $monument } ({ $what })
spoken-uniting = { $what }, uniting kingdoms
spoken-fits = It can go here.
spoken-with-note = { $what }. { $note }
# The board as a grid of cells, row by row.
spoken-grid = The cells of the board
spoken-row = Row { $row }

# What a player has, and how a game stands.
spoken-status = { $name }: { $status }
spoken-actions = { $left ->
    [0] No actions left
    [one] { $left } action left
   *[other] { $left } actions left
}
spoken-hand = Your hand: { $tiles }
spoken-hand-empty = Your hand is empty
spoken-own-leaders = Your leaders: { $leaders }
spoken-leader-on = { $leader } on { $cell }
spoken-leader-off = { $leader } off the board
spoken-own-points = Your points: black { $black }, red { $red }, blue { $blue }, green { $green }; treasures: { $treasures }
spoken-points = Points: black { $black }, red { $red }, blue { $blue }, green { $green }; treasures: { $treasures }
spoken-own-catastrophes = { $count ->
    [0] You have no catastrophes left
    [one] You have { $count } catastrophe left
   *[other] You have { $count } catastrophes left
}
spoken-held = You hold: { $what }
spoken-held-nothing = You hold nothing
# A button for a piece of the strip, and the key that takes it.
spoken-take = Take { $what }
spoken-put-back = Put { $what } back
spoken-swap = Swap { $what }
# One of two in the strip.
spoken-catastrophe-of-two = { $number ->
    [1] first catastrophe
   *[other] second catastrophe
}
# A button that cannot be pressed now, where the system does not say so by itself.
spoken-not-available = Not available now

# A conflict, before it begins and while it lasts; $conflict is its name, the numbers are strengths.
spoken-conflict = { $conflict }: { $attacker } { $attack }, { $defender } { $defence }
spoken-whose-leader = { $dynasty }'s { $leader }
spoken-united-with = { $list } with { $next }

# What can still be built.
unbuilt = Not built yet: { $left }
unbuilt-none = All monuments are built.
