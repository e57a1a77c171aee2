# The names of things. A name is given to sentences in refusals.ftl and events.ftl as a variable.

language-name = English

colour-black = black
colour-red = red
colour-blue = blue
colour-green = green

# A kind of tile, alone and in any number.
tile-black = settlement
tile-red = temple
tile-blue = farm
tile-green = market

tiles-black = settlements
tiles-red = temples
tiles-blue = farms
tiles-green = markets

tile-count-black = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
}
tile-count-red = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
tile-count-blue = { $count ->
    [one] { $count } farm
   *[other] { $count } farms
}
tile-count-green = { $count ->
    [one] { $count } market
   *[other] { $count } markets
}
tile-count-unknown = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

# A list is put together from the left: the list so far, and one more thing.
list-more = { $list }, { $next }

leader-black = king
leader-red = priest
leader-blue = farmer
leader-green = trader

dynasty-archer = Archer
dynasty-bull = Bull
dynasty-pot = Pot
dynasty-lion = Lion

monument-black-red = black and red monument
monument-black-blue = black and blue monument
monument-black-green = black and green monument
monument-red-blue = red and blue monument
monument-red-green = red and green monument
monument-blue-green = blue and green monument

building-black = palace
building-red = library
building-blue = granary
building-green = market hall

board-standard = Standard
board-advanced = Advanced

bot-greedy = Apprentice
bot-greedy-style = Looks one move ahead and takes what it can get.
bot-random = Dice
bot-random-style = Plays anything that is allowed. For tests, not for a pleasant evening.
