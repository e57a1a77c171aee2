# Lessons: six chapters on the board, and the first round of a game as a replay.

learn-title = Learn
learn-about = Six chapters, a few minutes each, on the real board. Leave whenever you like; what you have done is remembered.
learn-number = Chapter { $number }
learn-done = Done
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-first-round = The first round
learn-first-round-about = Watch four players open a game, move by move.
learn-rules = Rules

# In a chapter
lesson-start = To the board
lesson-read = Read again
lesson-leave = Leave
lesson-restart = Start again
lesson-take-back = Take it back
lesson-why = Rules
lesson-next = Next chapter
lesson-list = All chapters
lesson-done = Well done
lesson-all-done = That was the last chapter. You know enough for a first game; the rules are always at hand with F1.
lesson-reached = Done: { $goal }
lesson-open = To do: { $goal }

slip-to-other = The { $colour } point went to { $dynasty }: the leader of that colour here, or the king in its place, is not yours. Who placed the tile does not matter.
slip-no-kingdom = The tile is in no kingdom, so nobody scores. Place it next to your own.
slip-no-leader = There is neither a { $leader } nor a king in this kingdom, so nobody scores.
slip-other-colour = A point, but a { $colour } one. This chapter is after another colour.
slip-no-conflict = Allowed, and perhaps even useful, but it begins no conflict. Go on, or take it back.
slip-lost = { $own } against { $other }: lost. On a tie the defender wins. Try again with more support.
slip-declined = You declined. The square is not offered again by itself: take it back, and build.
slip-too-early = The turn is over, but there was more to do. Start again.
slip-aside = Allowed, but not what this chapter is about. Go on, or take it back.

learn-placing-title = A farm on the river
learn-placing-about = Tiles, land and water
learn-placing-intro =
    You are the Archer. Your farmer, the disc with the blue rim, stands on c8, next to a temple. Together they are a kingdom.

    Most tiles go on land. Farms are different: they go on the river, and only there. A tile in your kingdom scores a point if the leader of its colour is there.

    Place a tile: drag it from the strip below to the board, or click it and then the cell. Lit cells are possible.
learn-placing-task = Place a farm on the river so that it touches your kingdom.
learn-placing-goal-gain = Gain 1 blue point
learn-placing-done =
    The farm is in your farmer's kingdom, so you gained 1 blue point.

    Had you placed another tile there, nobody would have scored: your kingdom has no other leader yet.

learn-points-title = The king takes his place
learn-points-about = Leaders, and who gets the points
learn-points-intro =
    Points go to leaders: black to the king, red to the priest, blue to the farmer, green to the trader. If the leader of a colour is not in the kingdom, the king there collects instead.

    A leader must stand on land next to a temple. You have two actions: first bring your king onto the board, then place a settlement in his kingdom.

    Who placed a tile does not matter. In a kingdom of the Bull you may score for the Bull!
learn-points-task = Put your king next to a temple, then place a settlement in his kingdom.
learn-points-goal-stand = Your king is on the board
learn-points-goal-gain = Gain 1 black point
learn-points-done =
    Your king collected 1 black point. As long as he is the only leader in his kingdom, he would collect any other colour as well.

    A leader moves on when it pays: moving it costs one action.

learn-revolt-title = Revolt
learn-revolt-about = Two kings in one kingdom
learn-revolt-intro =
    A kingdom has room for only one leader of each colour. Put your king into the Bull's kingdom, and a revolt breaks out.

    In a revolt temples count: those next to your king, plus those you commit from your hand. On a tie the defender wins, and here the Bull defends. The Bull may have temples in hand too.

    So choose the cell with care, and commit enough. The number at a leader shows its strength; hold Space for its strength in a revolt.
learn-revolt-task = Drive the Bull's king out: put your king where he has many temples beside him, and commit enough.
learn-revolt-goal-begin-revolt = Begin a revolt
learn-revolt-goal-win-revolt = Win it
learn-revolt-done =
    The Bull's king left the board, and you gained 1 red point. Temples you committed are gone for good.

    The loser may come back with the next action. Temples beside a leader are its best guard.

learn-war-title = War
learn-war-about = Two kingdoms become one
learn-war-intro =
    A tile may unite two kingdoms. If both have a leader of the same colour, there is war between them. Here two traders stand on two sides.

    In a war the tiles of the leader's colour count, in all of its own kingdom, plus those you commit from your hand. The uniting tile helps nobody. On a tie the defender wins.

    The loser's leader leaves, and with it all tiles that supported it. The winner gains a point for each, and one for the leader.
learn-war-task = Unite the two kingdoms with one tile, and win the war of the traders.
learn-war-goal-begin-war = Begin a war
learn-war-goal-win-war = Win it
learn-war-done =
    One point for the trader and one for each market removed: 3 green points.

    A war is the quickest way to many points of a colour, for either side. Look at the hand you hold before you unite kingdoms, and at your neighbours before they do.

learn-monuments-title = Monuments and treasures
learn-monuments-about = Points for turns to come
learn-monuments-intro =
    Four tiles of one colour in a square may become a monument. It has two colours, and at the end of each of your turns it pays your leaders of these colours that are in its kingdom.

    Treasures lie on temples. When a kingdom with a trader holds two or more, the trader takes all but one.

    One settlement does both here: it completes a square, and it joins your kingdom to a second treasure.
learn-monuments-task = Complete the square of settlements, build a monument, take a treasure, and end your turn to see the monument pay.
learn-monuments-goal-build = Build a monument
learn-monuments-goal-take = Take a treasure
learn-monuments-goal-income = Gain points from the monument
learn-monuments-done =
    The monument paid at the end of the turn, and will do so every turn, until somebody takes your leaders' place.

    The four tiles below it are turned down: they connect, but they are settlements no more. A treasure is a point of the colour that you need most at the end.

learn-score-title = The lowest colour
learn-score-about = How a game is won
learn-score-intro =
    The game ends when two treasures or fewer are left on the board at the end of a turn. Then every treasure you took becomes a point of your lowest colour, and only the lowest colour counts.

    Three treasures are left. Your colours are 5 black, 6 red, 2 blue and 5 green: blue is the weak one. The Bull's lowest colour is black with 3.

    You have two actions. Scores are open here, on the cards at the right.
learn-score-task = Gain a blue point, connect a second treasure to your trader, and end the turn: you win.
learn-score-goal-gain = Gain 1 blue point
learn-score-goal-take = Take a treasure
learn-score-goal-victory = Win the game
learn-score-done =
    With the farm you had 3 blue, and the treasure made it 4. The Bull's lowest colour stayed at 3, although it has more points than you in all.

    That is the whole of it: watch your weakest colour.

# The first round
round-title = The first round
round-back = Back
round-next = Next
round-step = Move { $step } of { $steps }
round-0 =
    Archer, Bull, Pot and Lion begin a game. Each has two actions in a turn. On the board there are only the ten temples with their treasures.

    Press Next to see the first move.
round-1 = The Archer places the king on b1, above the temple on b2. A king beside a temple is the safest start: where there is no other leader, he collects every colour.
round-2 = With the second action the Archer's priest goes to g3, right of the temple on f3. Two leaders in two places open two ways to grow.
round-3 = The Archer ends the turn. No tile was placed, so none is drawn.
round-4 = The Bull places the farmer on f2, next to the same temple. Farmer and priest now share a kingdom. That is peaceful: they have different colours.
round-5 = A farm on the river at f1, in the farmer's kingdom: 1 blue point for the Bull.
round-6 = The Bull ends the turn and draws a tile for the one placed.
round-7 = The Pot places the king on j1, left of the temple on k1.
round-8 = The Pot places a temple on j2. There is no priest in this kingdom, so the king collects: 1 red point for the Pot.
round-9 = The Pot ends the turn and draws a tile.
round-10 = The Lion places a priest on f4, below the temple on f3. But the Archer's priest is in this kingdom already: a revolt! Both have one temple beside them.
round-11 = The Lion attacks and commits three temples from the hand. That makes four.
round-12 = The Archer holds two temples, which would make only three, and keeps them. The Archer's priest leaves the board, and the Lion gains 1 red point.
round-13 = With the second action the Lion places a temple on f5. The Lion's own priest is in the kingdom now: 1 more red point.
round-14 = The Lion ends the turn and draws four tiles. The first round is over, and it is the Archer's turn again. Where would you place the priest now?
