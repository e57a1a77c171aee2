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
spoken-with-building = { $what } with the { $building }
spoken-under = { $what }, { $monument }
spoken-fits = It can go here.
spoken-with-note = { $what }. { $note }
