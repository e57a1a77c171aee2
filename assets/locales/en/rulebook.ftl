# The rules in our own words. A paragraph has a title and a text; a blank line begins a new piece of it.

rulebook-title = Rules
rulebook-search = Search the rules
rulebook-clear = Clear the search
rulebook-found = { $count ->
    [0] Nothing found. Try another word, or fewer letters of it.
    [one] One paragraph found
   *[other] { $count } paragraphs found
}
rulebook-why = Why?
rulebook-before = One step back
rulebook-after = One step on
rulebook-step = { $step ->
    [0] The beginning
   *[other] Step { $step } of { $steps }
}
rulebook-start = The position. Step on to see what happens.
rulebook-picture = A picture of the board: { $title }
rulebook-not-possible = Not possible: { $why }
rulebook-see-also = See also

# Words of a search that tell nothing. Every paragraph also has a line -words: what else people type for it.
rulebook-idle-words = a an the of to in on at for with by from and or is are be do does did can could may i my me we you your it its this that there how what when which who why if rules rule game

rules-section-game = The game
rules-section-tiles = Tiles
rules-section-leaders = Leaders
rules-section-conflicts = Conflicts
rules-section-building = Riches
rules-section-actions = Other actions
rules-section-end = The end
rules-section-table = At the table
rules-section-variants = Variants

rules-aim-title = What the game is about
rules-aim-words = goal purpose object win winning winner victory weakest lowest colour points how to play dynasty beginner start
rules-aim =
    You lead a dynasty between the Tigris and the Euphrates. Your king, priest, farmer and trader gather points in four colours: black, red, blue and green.

    Only your weakest colour counts. Whoever has the highest lowest colour at the end wins, so grow in all four.

rules-board-title = The board and the pieces
rules-board-words = map land river water cell square column row shedu components tile hand settlement temple farm market king priest farmer trader symbols
rules-board =
    The board has 16 columns, a to p, and 11 rows, 1 to 11. Every cell is land or river. On the cells with the winged idol, the shedu, lies a temple with a treasure at the start; some of these cells have a special border.

    There are four kinds of tiles: settlements (black), temples (red), farms (blue) and markets (green). Each has its leader: king, priest, farmer and trader. The picture on a leader tells the dynasty, its rim the colour.

    Your hand holds six tiles, which only you see.

rules-kingdoms-title = Kingdoms and regions
rules-kingdoms-words = kingdom region adjacent neighbour connected connection diagonal corner group empire territory
rules-kingdoms =
    Cells are neighbours if they share an edge; corners do not count. Tiles and leaders that lie side by side are connected, whether the tiles lie face up or face down. The wonder connects too. Empty cells and catastrophes do not.

    A connected group with at least one leader is a kingdom. Leaders of several dynasties may share one. A group without a leader is a region; regions never restrict what you may do.

rules-turn-title = Your turn
rules-turn-words = actions order sequence phases two round what can I do play
rules-turn =
    You have up to two actions. Each is one of these: place a tile, position a leader, play a catastrophe, or swap tiles. The order is free, and the same action may be done twice. You may also end your turn after one action or none.

    An action is finished before the next one begins: first the placement and its point, then all conflicts, then a building, then a monument or the wonder, then treasures.

rules-end-of-turn-title = The end of a turn
rules-end-of-turn-words = pass refill draw hand finish next player clockwise income
rules-end-of-turn =
    Nothing ends by itself: your turn ends when you say so. Then your monuments pay, and so does the wonder. After that hands are filled up to six tiles, yours first, then the others clockwise. You draw no tiles between your two actions, except by a swap.

    If two treasures or fewer are left on the board, the game is over; otherwise the next player begins.

rules-placing-title = Placing a tile
rules-placing-words = put lay tile settlement temple farm market river land where
rules-placing =
    Put a tile from your hand on an empty cell. Farms go on rivers, and a river takes only farms; every other tile goes on land.

    A tile may lie alone or next to anything, in anybody's kingdom. Once placed it never moves.

rules-points-title = Points for a tile
rules-points-words = score scoring gain earn victory points who gets leader king cube
rules-points =
    If the tile is now part of a kingdom, it scores 1 point of its colour. The point goes to the owner of the leader of that colour in the kingdom. If there is no such leader, it goes to the owner of the king there. If there is no king either, nobody scores.

    It does not matter who placed the tile: in a shared kingdom you may well score for somebody else.

    Points are gained in other ways too: by conflicts, monuments and the wonder.

rules-uniting-title = Uniting kingdoms
rules-uniting-words = merge join unify unification marker connect kingdoms three
rules-uniting =
    A tile may unite two kingdoms, but not more: where it would touch three kingdoms or more, it cannot go. A kingdom that is touched twice counts once.

    A tile that unites two kingdoms scores no point and bears the unification marker. If two leaders of the same colour now share the kingdom, there is war.

rules-leaders-title = Placing a leader
rules-leaders-words = king priest farmer trader position next to temple adjacent
rules-leaders =
    A leader goes on an empty land cell next to at least one temple that lies face up. It does not matter whose kingdom the temple is in, or whether it is in any.

    A leader may not unite kingdoms: it may touch one kingdom at most. Regions do not matter; it may touch as many as it likes.

    A leader that arrives scores nothing. If the kingdom has a leader of the same colour already, there is a revolt.

rules-moving-title = Moving and withdrawing a leader
rules-moving-words = relocate withdraw remove take back home lift leader
rules-moving =
    A leader of yours that is on the board can be moved to another cell, or taken off the board. Each is one action.

    A move is judged after the leader has been lifted. If the kingdom falls into several kingdoms without it, the leader may touch only one of them where it goes. It cannot be put back on the cell it came from.

rules-temples-title = A leader needs a temple
rules-temples-words = leader without temple loses leaves last red returns
rules-temples =
    A leader must always stand next to a temple that lies face up. When the last one goes, by a catastrophe, a monument or the wonder, the leader leaves the board at once and returns to its owner, who may place it again.

    No war can take a leader's last temple, for temples beside other leaders are safe.

rules-revolt-title = Revolt
rules-revolt-words = internal conflict fight battle attack rebel attacker defender tie same leader red point lose drive out combat
rules-revolt =
    A revolt breaks out when a leader arrives in a kingdom that has a leader of the same colour from another dynasty. Whoever positioned the leader attacks. In a revolt only temples count, whatever the colour of the leaders.

    Each side counts the temples next to its leader; one temple may count for both. Then first the attacker and after that the defender may commit temples from the hand.

    The higher total wins; on a tie the defender wins. The winner gains 1 red point, and the loser's leader leaves the board. Committed temples leave the game.

rules-war-title = War
rules-war-words = external conflict fight battle attack attacker defender tie strength supporters loser winner lose capture combat
rules-war =
    A war breaks out when a tile unites two kingdoms that have leaders of the same colour. The sides are what the board would be without the uniting tile, which helps nobody and stays.

    Each side counts the tiles of the leader's colour that are connected to the leader on its own side. Then the attacker and after that the defender may commit tiles of this colour from the hand. Whoever's turn it is attacks if involved; otherwise the first one clockwise.

    The higher total wins; on a tie the defender wins. The loser's leader leaves the board, and so do all tiles that supported it. The winner gains 1 point of the colour for the leader and 1 for each tile removed.

rules-several-wars-title = Several wars at once
rules-several-wars-words = many multiple conflicts order first choose
rules-several-wars =
    If a tile brings several wars about, whoever's turn it is chooses which comes first, and chooses again after each. A region that the uniting tile touches is on nobody's side.

    After each war everything is looked at anew. If two leaders are no longer connected through the uniting tile, because the war before cut them off, their war does not happen.

rules-red-war-title = War of the temples
rules-red-war-words = red war priests temples war of the priests treasure stays exception
rules-red-war =
    In a war of the temples, a war of two priests, some temples of the losing side stay: those that bear a treasure, and those next to any leader except the losing priest, whoever owns it. They count as support all the same, but they are not removed and score nothing.

rules-support-title = Support from the hand
rules-support-words = commit reinforce reinforcement add tiles hand supporters bluff
rules-support =
    In a conflict you may commit tiles from your hand: temples in a revolt, tiles of the contested colour in a war; any number you have, or none. Each side decides once: first the attacker, then the defender, who sees what the attacker committed.

    Committed tiles leave the game and score nothing. Your hand is not filled up before the turn ends.

rules-monuments-title = Monuments
rules-monuments-words = build square four pyramid income ziggurat tower construct
rules-monuments =
    When your tile completes a square of four face-up tiles of one colour, you may build a monument on it, after all conflicts. Choose any monument not built yet that has this colour. If you decline, the square is not offered again by itself.

    The four tiles turn face down. The monument stays there for the rest of the game.

    At the end of your turn every monument pays you 1 point for each of your leaders that has one of its two colours and is in its kingdom. The king gains only black here. It does not matter who built it.

rules-face-down-title = Tiles turned face down
rules-face-down-words = flipped turned upside flip monument tiles
rules-face-down =
    The four tiles under a monument still connect what is around them, and treasures on them stay. They do nothing else: they give no support and are no temples any more, and they make no square or line. Nothing can remove them.

    A leader that has no other temple beside it has to leave the board.

rules-treasures-title = Treasures
rules-treasures-words = collect gold joker wild any colour trader take claim cube steal
rules-treasures =
    At the end of every action, in each kingdom with two treasures or more and a trader, the trader's owner takes all treasures but one. Where there is a choice, the owner of the trader chooses.

    A treasure counts at the end as 1 point of whatever colour you need most. Without a trader in the kingdom the treasures stay where they are.

rules-border-title = Treasures with the special border
rules-border-words = edge frame special treasure first rim
rules-border =
    Treasures on the cells with the special border are taken first. If the trader takes at least as many as there are of them, they all go at once, and any more are chosen from the others. If not, the choice is among them.

    These cells lie at the edge of the board. They draw the kingdoms outward.

rules-catastrophe-title = Catastrophe
rules-catastrophe-words = disaster destroy block barrier ruin protect
rules-catastrophe =
    You have two catastrophes for the whole game. Put one on any empty cell, land or river, or on a face-up tile, which leaves the game. The cell is blocked for good and connects nothing.

    A catastrophe cannot hit a leader, a treasure, a building, a monument, a tile that lies face down, the wonder or another catastrophe. A leader that loses its last temple leaves the board.

rules-swap-title = Swapping tiles
rules-swap-words = exchange discard trade replace redraw new tiles change hand throw away
rules-swap =
    As an action you may put away one to six tiles from your hand and draw as many. The others see how many, but not which. The tiles leave the game. A swap cannot be taken back.

rules-end-title = When the game ends
rules-end-words = game over finish ends last bag empty treasures left two
rules-end =
    The game ends at the end of a turn if two treasures or fewer are left on the board. It also ends at once when somebody must draw a tile and the bag is empty. Drawing the last tile is fine.

rules-score-title = Who wins
rules-score-words = win winner winning victory final scoring tie break tiebreak lowest weakest colour ranking
rules-score =
    Each of your treasures becomes a point of the colour that is your lowest at that moment. Then lowest colours are compared: the highest of them wins. On a tie the second lowest are compared, then the third, then the highest. Players who are equal in all four share the victory.

    An example: 5 black, 6 red, 2 blue and 5 green with one treasure become 5, 6, 3 and 5. The lowest colour is blue with 3.

rules-hidden-title = What is hidden
rules-hidden-words = secret screen open information bag hand visible see show points
rules-hidden =
    Hidden are the tiles in a hand, the points and treasures gained, which tiles a swap put away, and how many tiles the bag still holds, unless the game is played with “Tiles in the bag”.

    Open are the board, how many tiles a hand holds, the leaders and catastrophes a player has left, and every point at the moment it is gained. You may remember what you saw; the program does not show totals unless scores are open.

rules-taking-back-title = Taking back
rules-taking-back-words = undo revert take back mistake cancel redo backspace
rules-taking-back =
    You may take back what you did in your turn, step by step, up to the last moment that told anybody something new: a tile drawn, tiles committed in a conflict, or another player's decision. A turn that has ended cannot be taken back.

rules-advanced-board-title = The advanced board
rules-advanced-board-words = second board other map blue frame fourteen treasures
rules-advanced-board =
    The advanced board has a blue frame. Its rivers run in other ways, and it has fourteen treasures instead of ten, six of them with the special border. The rules are the same; games are longer.

rules-buildings-title = Variant: buildings
rules-buildings-words = expansion palace library granary market hall line row double two points
rules-buildings =
    There is a building for each colour: palace, library, granary and market hall. When your tile stands in a straight line of three or more face-up tiles of its colour, you may put the building of that colour on any tile of the line, after all conflicts.

    If the building stands somewhere already, you may take it over with a line that is longer than each line it stands in.

    Once a building stands in a kingdom, a tile of its colour placed there scores 2 points instead of 1. The tile under a building cannot be removed by a war or a catastrophe. If it turns face down or becomes part of the wonder, the building goes back beside the board.

rules-wonder-title = Variant: the wonder
rules-wonder-words = expansion cross five tiles king any colour
rules-wonder =
    When your tile completes a cross of five face-up tiles of one colour, you may build the wonder there, once in the game. The five tiles leave the game; treasures stay. The wonder connects, supports nobody and cannot be destroyed. You build either the wonder or a monument with one tile, not both.

    At the end of your turn, if your king is in the kingdom of the wonder, you gain 1 point of a colour of your choice.

rules-english-title = Variant: English conflicts
rules-english-words = limited support exactly enough commit variant
rules-english =
    In all conflicts, what may be committed from the hand is limited. The attacker commits nothing, or enough tiles to be stronger than the defender is on the board. The defender commits nothing, or exactly as many as make both sides equal, which wins.

rules-open-scores-title = Variant: open scores
rules-open-scores-words = visible points show totals memory
rules-open-scores =
    Everybody sees all points and treasures throughout the game. It suits first games, and those who would rather plan than remember.
