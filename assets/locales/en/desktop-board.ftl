# On the board: previews, aids, conflicts, the end of a turn, and every key.

board-wars-chosen = You choose which war comes first.
board-on-the-board = on the board
board-offer-building = You may raise the { $building }.
board-offer-monument = You may build a monument.
board-offer-wonder = You may build the wonder.
board-offer-both = You may build a monument or the wonder.
board-offer-treasure = { $dynasty } chooses among treasures.
board-give-up = { $count ->
    [one] Give up 1 action?
   *[other] Give up { $count } actions?
}

conflict-side-attacker = Attacker
conflict-side-defender = Defender
conflict-on-board = { $count } on the board
conflict-in-hand = + { $count } from hand
conflict-choose-about = { $attacker } { $attack } : { $defend } { $defender }
# $board and $hand are what the two messages above say; $hand is empty before it is known.
conflict-side-spoken = { $side }: { $dynasty }, { $total } in all ({ $board }{ $hand }). Tiles in hand: { $held }
conflict-result = What came of it
conflict-result-close = Close
outcome-go-on = Go on
outcome-called-off = No longer connected: there is no war of the { $tiles }.
outcome-temples-stay = Temples with a treasure or beside another leader stay.
outcome-tile-stays = A tile under a building stays.

# What a conflict is about: in the panel beside pictures, and as a sentence for tooltips and ears.
stakes-wins = { $dynasty } wins:
stakes-out = { $count ->
   *[other] out:
}
stakes-spoken = If { $dynasty } wins: { $points } gained; { $loser }'s { $leader } and { $tiles } leave the board.
stakes-spoken-leader = If { $dynasty } wins: { $points } gained; { $loser }'s { $leader } leaves the board.
stakes-called-off = Then there is no war of the { $tiles }.
stakes-to-come = Still to come:
stakes-then = If { $dynasty } wins, then:
stakes-own = Yours:
stakes-points = Your points: { $points }
stakes-treasures = { $count ->
    [1] 1 treasure
   *[other] { $count } treasures
}

settings-aids = Board aids
settings-kingdoms = Outlines of kingdoms
settings-strengths = Strengths of leaders
settings-preview = What a held piece would do
settings-names = Names of pieces
settings-names-about = What a piece is called and good for, once the pointer rests on it.
settings-place = Where your marker stands
settings-counts = Numbers of cards

# What a piece is good for, beside a pointer that rests on it.
names-tile-black = Settlement: a point in black for the king of its kingdom.
names-tile-red = Temple: a point in red for the priest of its kingdom, or else for its king. Leaders stand beside temples.
names-tile-blue = Farm: a point in blue for the farmer of its kingdom, or else for its king. Farms go on rivers.
names-tile-green = Market: a point in green for the trader of its kingdom, or else for its king.
names-leader-black = King: scores settlements, and tiles of other colours where their leader is not in the kingdom. Goes beside a temple.
names-leader-red = Priest: scores temples. Goes beside a temple.
names-leader-blue = Farmer: scores farms. Goes beside a temple.
names-leader-green = Trader: scores markets, and takes treasures where a kingdom has several. Goes beside a temple.
names-catastrophe = Catastrophe: destroys a tile or bars an empty cell, for the rest of the game. Treasures, leaders and whatever has been built are safe.
names-own-leader = { $what }. Drag it to another cell to move it, or onto the strip below to withdraw it.

keys-title = Keys
keys-place = Letters stand for places on the keyboard; on other layouts another letter may be printed there.
keys-close = Close
key-tiles = take a tile of your hand; mark it for a swap; in a conflict, how many to commit
key-leaders = take your king, priest, farmer, trader
key-catastrophe = take a catastrophe
key-cursor = move the cursor
key-put-down = put down, take up, choose, commit; skip what is being shown
key-withdraw = take the held leader off the board
key-swap = begin or stop a swap
key-swap-all = mark all tiles for it, or none
key-undo = undo; held down, more (Ctrl+Z, too)
key-undo-turn = take back the whole turn
key-end-turn = end the turn
key-hint = hint
key-choose = mark one of several offers{ $key ->
    [none] {""}
   *[other] ; { $key } takes it
}
key-revolt = hold: strengths in a revolt
key-aids = show or hide kingdoms, strengths, previews, coordinates
key-zoom = closer, farther (or the wheel)
key-fit = the whole board
key-pan = move the board (or the middle button)
key-full-screen = full screen
key-tab = go through buttons
key-escape = put back; game menu
key-help = this sheet
key-rules = the rules of what you see

seating-title = Who plays { $dynasty }?
seating-person = A person
seating-about = From now on; the game goes on as it stands. The history holds games of which you play half or more. To hand over the seat of another player, press that player’s card.
seating-watch = See this hand
seating-watch-all = See all hands
watch-hands-none = Hide the hands
watch-stop = Stop
watch-go-on = Go on
watch-step = Step
watch-step-about = One bot decides once, then all wait.
seating-card = Click to hand the seat to somebody else.
seating-card-of-bots = Click to see this hand or all of them, or to take the seat.
