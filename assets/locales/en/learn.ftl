# Lessons: ten chapters on the board, and the first round of a game as a replay.

learn-title = Learn
learn-about = Ten chapters, a few minutes each, on the real board, and the first round of a game to watch. Leave whenever you like; what you have done is remembered.
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
lesson-all-done = That was the last chapter. You know enough for a first game; the rules are always at hand{ $key ->
    [none] {""}
   *[other] {" "}with { $key }
}.
lesson-reached = Done: { $goal }
lesson-open = To do: { $goal }

slip-to-other = The { $colour } point went to the { $dynasty }: the leader of that colour here, or the king in its place, is not yours. Who placed the tile does not matter.
slip-no-kingdom = The tile joins no kingdom, so nobody scores. An edge of it must touch a kingdom, with a leader in it; corners do not count.
slip-other-tile = A { $placed } brings no { $colour } point: that takes a { $wanted }.
slip-few-temples = { $count ->
    [0] There is no temple beside it now: two or more are wanted.
    [1] There is only one temple beside it: two or more are wanted.
   *[other] { $count } temples beside it are too few.
}
slip-no-king = There is no king in this kingdom, so nobody scores.
slip-no-leader = There is neither a { $leader } nor a king in this kingdom, so nobody scores.
slip-other-colour = A point, but a { $colour } one. This chapter is after another colour.
slip-no-conflict = Allowed, and perhaps even useful, but it begins no conflict. Better take it back.
slip-lost = { $own } against { $other }: lost. On a tie the defender wins. Try again with more support, or begin it somewhere else.
slip-declined = You declined. The square is not offered again by itself: take it back, and build.
slip-too-early = There was more to do in this turn. Sometimes it depends on the order.
slip-aside = Allowed, but not what this chapter is about. Better take it back.

learn-placing-title = A farm on the river
learn-placing-about = Tiles, land and water
learn-placing-intro =
    You are the Archer. Your farmer, the disc with the blue rim, stands on c8, next to a temple. Together they are a kingdom: whatever touches by an edge belongs together, corners do not count.

    Points come in four colours, and whoever has most of their own lowest colour in the end wins. Most tiles go on land. Farms are different: they go on the river, and only there. A tile in your kingdom scores a point if the leader of its colour is there.

    Place a tile: drag it from the strip below to the board, or click it and then the cell. Cells with a ring are possible.
learn-placing-task = Place a farm on the river so that it touches your kingdom.
learn-placing-goal-gain = Gain 1 blue point
learn-placing-done =
    The farm is in your farmer's kingdom, so you gained 1 blue point.

    No other tile may go on the river. On land beside your kingdom it would have scored for nobody: the leader of its colour is not there yet.

learn-points-title = The king takes his place
learn-points-about = Leaders, and who gets the points
learn-points-intro =
    Points go to leaders: black to the king, red to the priest, blue to the farmer, green to the trader. If the leader of a colour is not in the kingdom, the king there collects instead.

    A leader must stand on land next to a temple. You have two actions: first bring your king onto the board, then place a settlement in his kingdom.

    Who placed a tile does not matter. A tile of yours in a kingdom of the Bull brings the Bull a point!
learn-points-task = Put your king next to a temple, then place a settlement in his kingdom.
learn-points-goal-stand = Your king is on the board
learn-points-goal-gain = Gain 1 black point
learn-points-done =
    Your king collected 1 black point. In the other colours he collects, too, as long as their own leader does not stand in the kingdom.

    A leader moves on when it pays: moving it costs one action.

learn-revolt-title = Revolt
learn-revolt-about = Two kings in one kingdom
learn-revolt-intro =
    A kingdom has room for only one leader of each colour. Put your king into the Bull's kingdom, and a revolt breaks out.

    In a revolt temples count: those next to your king, plus those you commit from your hand. On a tie the defender wins, and here the Bull defends. The Bull may have temples in hand too.

    Crossed swords mark the cells on which a conflict begins: they are allowed. So choose the cell with care, and commit enough. The number at a leader shows its strength{ $key ->
        [none] {""}
       *[other] ; hold { $key } for its strength in a revolt
    }.
learn-revolt-task = Drive the Bull's king out: put your king where he has many temples beside him, and commit enough.
learn-revolt-goal-begin-revolt = Begin a revolt
learn-revolt-goal-win-revolt = Win it
learn-revolt-done =
    The Bull's king left the board, and you gained 1 red point. Temples you committed are gone for good.

    The loser may come back with the next action. Temples beside a leader are its best guard.

learn-war-title = War
learn-war-about = Two kingdoms become one
learn-war-intro =
    A tile may unite two kingdoms. If both have a leader of the same colour, there is war between them. Here two traders stand on two sides: it will be a war of the markets.

    In a war the tiles of the leader's colour count, in all of its own kingdom, plus those you commit from your hand. The uniting tile helps nobody. On a tie the defender wins.

    The loser's leader leaves, and with it all tiles that supported it; only temples with a treasure or beside another leader stay. The winner gains a point for each, and one for the leader.
learn-war-task = Unite the two kingdoms with one tile, and win the war of the markets.
learn-war-goal-begin-war = Begin a war
learn-war-goal-win-war = Win it
learn-war-done =
    One point for the trader and one for each market removed: 3 green points.

    A war is the quickest way to many points of a colour, for either side. Look at the hand you hold before you unite kingdoms, and at your neighbours before they do.

learn-moving-title = Leaders on the move
learn-moving-about = Moving a leader, and taking it home
learn-moving-intro =
    Your king on c6 has one temple beside him. The Bull's king is not on the board yet: beside two temples he could drive yours out in a revolt.

    Your trader on k2 is in danger too. One tile of the Bull on k3 unites two kingdoms, and in the war of the markets the Bull has three, you none.

    Drag a leader to another cell to move it, or back onto the strip below to take it off the board{ $key ->
        [none] {""}
       *[other] ; by keyboard, take it up by its key and press { $key }
    }. Each costs an action.
learn-moving-task = Move your king to a cell with two or more temples beside it, and take your trader off the board.
learn-moving-goal-guard = Your king moves beside two temples or more
learn-moving-goal-withdraw = Your trader leaves the board
learn-moving-done =
    A king beside several temples is hard to drive out, and a leader that has gone cannot lose a war: the Bull gains nothing.

    A leader off the board is not lost. Any later action may place it again, wherever a temple is.

learn-swapping-title = Other tiles
learn-swapping-about = Swapping what does not help
learn-swapping-intro =
    Your farmer waits at the river, but you hold no farm.

    As an action you may put away as many of your tiles as you like and draw as many from the bag. Nobody sees which. Press Swap, mark the tiles, and confirm.

    Tiles that were put away leave the game, and a swap cannot be undone.
learn-swapping-task = Swap some tiles, then gain a blue point with what you draw.
learn-swapping-goal-swap = Swap tiles
learn-swapping-goal-gain = Gain 1 blue point
learn-swapping-done =
    A swap costs an action, but a hand that fits is worth more than two tiles that score nothing.

    Keep in mind that every tile drawn brings the end of the bag nearer.

learn-catastrophe-title = Catastrophe
learn-catastrophe-about = Twice in a game
learn-catastrophe-intro =
    The Bull's king collects black points on h6. In a revolt you would have one temple against one, and the tie is the Bull's, who may add more from the hand.

    But that king has only one temple beside him. A leader whose last temple goes must leave the board. You have two catastrophes for the whole game: one destroys a tile, and blocks the cell for good.

    A catastrophe cannot hit a leader, nor a temple that bears a treasure.
learn-catastrophe-task = Destroy the temple beside the Bull's king, then put your own king beside a temple.
learn-catastrophe-goal-expel = The Bull's king leaves the board
learn-catastrophe-goal-stand = Your king is on the board
learn-catastrophe-done =
    No revolt, no tiles from your hand: the king had to go because no temple was left beside him.

    A catastrophe can also cut a kingdom in two before a war, and so take supporters away from the other side.

learn-monuments-title = Monuments and treasures
learn-monuments-about = Points for turns to come
learn-monuments-intro =
    Four tiles of one colour in a square may become a monument. It has two colours, and at the end of each of your turns it pays your leaders of these colours that are in its kingdom; a king takes nobody's place there.

    Treasures lie on temples. When a kingdom with a trader holds two or more, the trader takes all but one.

    One settlement does both here: it completes a square, and it joins your kingdom to a second treasure.
learn-monuments-task = Complete the square of settlements, build a monument, take a treasure, and end your turn to see the monument pay.
learn-monuments-goal-build = Build a monument
learn-monuments-goal-take = Take a treasure
learn-monuments-goal-income = Gain points from the monument
learn-monuments-done =
    The monument paid at the end of your turn, and will do so after every turn of yours, until somebody takes your leaders' place.

    The four tiles below it are turned down: they connect, but they have no colour any more. A treasure is a point of the colour that you need most at the end.

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
    With the farm you had 3 blue, and the treasure made it 4. The Bull's lowest colour stayed at 3, and all the points it has in other colours do not help.

    That is the whole of it: watch your weakest colour.

learn-ending-title = Hidden scores and the empty bag
learn-ending-about = What you may know, and the other way a game ends
learn-ending-intro =
    In most games scores are hidden: the cards at the right show only your own. But every point is told when it is gained, so whoever remembers knows more.

    Suppose you have counted: the Bull has 7 black, 6 blue and 8 green, but only 3 red. Your weakest colours, black and blue, have 4. If the game ended now, you would win.

    Three treasures are left, one more than would end the game. But a game also ends, at once, when somebody must draw a tile and the bag is empty. It holds one more tile.
learn-ending-task = Bring the game to its end now: draw more tiles than the bag holds, by a swap or at the end of your turn.
learn-ending-goal-empty-bag = You must draw, and the bag is empty
learn-ending-goal-victory = Win the game
learn-ending-done =
    The game ended at once, without a last round. The scores were laid open: 4 against 3 in the weakest colour.

    How many tiles the bag holds is hidden too. But who counts what has been played knows when the end is near.

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
round-10 = The Lion places the priest on f4, below the temple on f3. But the Archer's priest is in this kingdom already: a revolt! Both have one temple beside them.
round-11 = The Lion attacks and commits three temples from the hand. That makes four.
round-12 = The Archer holds two temples, which would make only three, and keeps them. The Archer's priest leaves the board, and the Lion gains 1 red point.
round-13 = With the second action the Lion places a temple on f5. The Lion's own priest is in the kingdom now: 1 more red point.
round-14 = The Lion ends the turn and draws four tiles. The first round is over, and it is the Archer's turn again. Where would you place the priest now?

# A voice beside a first game
learn-guided = A first game with a guide
learn-guided-about = A whole game against the Potter. A voice says what is worth looking at, until you no longer need it.
first-lessons = Lessons
first-guided = Tigris & Euphrates with a guide
guide-title = Worth a look
guide-silence = Hide advice
guide-speak = Show advice
guide-watch = { $dynasty } plays. The log below tells what happens.
guide-first-leader = None of your leaders is on the board. Put one beside a temple; a king is a good start: where he stands alone, he collects every colour.
guide-bring = You hold { $tiles }, but your { $leader } is not on the board. In a kingdom with the { $leader }, every tile of that kind is a { $colour } point for you.
guide-gain = A { $tile } on { $at } gains you a { $colour } point.
guide-gain-weakest = Only your weakest colour counts in the end, and { $colour } is among your weakest. A { $tile } on { $at } gains you a point of it.
guide-war-chance = A tile on { $at } unites two kingdoms. In the war of the { $tiles } you have { $own } on the board, and { $dynasty } has { $other }. Look at your hand: both may add tiles.
guide-war-danger = Take care of { $at }: a tile there unites two kingdoms, and the war of the { $tiles } stands at { $own } for you and { $other } for { $dynasty }.
guide-revolt = Your { $leader } on { $stands } could be driven out: it has { $own ->
    [0] no temple
    [1] 1 temple
   *[other] { $own } temples
} beside it, and { $dynasty } could come to { $at }, which has { $other }. A temple beside it helps, or another place.
guide-monument = A { $tile } on { $at } completes a square: you may build a monument, which pays your leaders in its kingdom every turn.
guide-treasure = A { $tile } on { $at } brings a second treasure into your trader's kingdom: the trader takes one. At the end it counts for the colour that you need most.
guide-swap = None of your tiles gains a point now. An action may swap some of them for others.
guide-offer = A monument stays for good and pays every turn. Choose colours of leaders of yours that stand in its kingdom.
guide-take = Your trader takes a treasure, and they are all worth the same. One stays in the kingdom: leave the one that others can hardly reach.
guide-commit = You need { $needed } from your hand and have { $have }. The other side answers after you and may add some.
guide-commit-last = You need { $needed } from your hand and have { $have }. The other side adds nothing more.
guide-commit-enough = You are ahead as it stands, but the other side answers after you: what you add now makes it safer.
guide-commit-bare = You are ahead as it stands, and have nothing to add. The other side answers after you: wait and see.
guide-commit-won = It is won as it stands, and the other side adds nothing more: keep your tiles.
guide-commit-lost = It takes { $needed } from your hand, and you have { $have }: it cannot be won. Keep your tiles.
guide-end = Both actions are done. End your turn: monuments, if there are any, pay, and your hand is filled up to six.
