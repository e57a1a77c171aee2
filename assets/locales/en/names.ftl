# The names of things. A name is given to sentences in refusals.ftl and events.ftl as a variable.

language-name = English

colour-black = black
colour-red = red
colour-blue = blue
colour-green = green

# Points of a colour: what somebody gains.
points-black = { $count } black
points-red = { $count } red
points-blue = { $count } blue
points-green = { $count } green

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
list-last = { $list } and { $next }

leader-black = king
leader-red = priest
leader-blue = farmer
leader-green = trader

dynasty-archer = Archer
dynasty-bull = Bull
dynasty-pot = Pot
dynasty-lion = Lion

# Somebody who owns something: a person by name, and a dynasty.
of-name = of { $name }
of-dynasty = of { $name }

# Somebody in the middle of a sentence: a person by the name, and a dynasty.
the-name = { $name }
the-dynasty = { $name }

# A bot at the table; $level is the name of a level in small letters.
player-bot = { $name } · { $bot }
player-bot-level = bot, { $level } level
player-bot-level-since = bot, { $level } level, from turn { $turn }
# The same where there is little room.
player-bot-since = bot from turn { $turn }

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

# The levels, weakest first.
# None may be called like a leader, a tile or a dynasty.
bot-level = { $rank } { $level }
bot-potter = Potter
bot-potter-style = A friendly beginner who learns with you and makes mistakes one can understand.
bot-scribe = Scribe
bot-scribe-style = Careful: records every point within reach, and misses what lies further ahead.
bot-judge = Judge
bot-judge-style = Solid: weighs every single decision for its worth.
bot-governor = Governor
bot-governor-style = Plans the whole turn before touching the first piece.
bot-lugal = Lugal
bot-lugal-style = The great king: imagines what others hold and plays many futures out.

# What the levels are measured against; old games may still name them.
bot-net1 = Surveyor
bot-net1-style = Values the position after a decision, at full strength. For tests.
bot-turn30 = Steward
bot-turn30-style = Values the position after the whole turn. For tests.
bot-greedy = Apprentice
bot-greedy-style = Looks one move ahead and takes what it can get.
bot-random = Dice
bot-random-style = Plays anything that is allowed. For tests, not for a pleasant evening.
