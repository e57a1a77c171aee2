# The log: one line for everything that can happen.
# $dynasty, $tile, $tiles, $leader are names; $count and $amount numbers; $at, $from, $to cells (f7).
# $of-dynasty, $of-attacker and $of-defender are the name as of-name and of-dynasty put it.
# $key is the untranslated colour of a $tile, $leader or $building: other languages choose by it.

event-turn-began = { $dynasty }'s turn
event-tile-placed = { $dynasty } places a { $tile } on { $at }
event-tile-unites = { $dynasty } places a { $tile } on { $at } and unites two kingdoms
event-leader-placed = { $dynasty } places the { $leader } on { $to }
event-leader-moved = { $dynasty } moves the { $leader } from { $from } to { $to }
event-leader-withdrawn = { $dynasty } withdraws the { $leader } from { $from }
event-leader-lost-conflict = { $dynasty } loses the { $leader } on { $from }
event-leader-lost-no-temple = { $dynasty }'s { $leader } on { $from } has no temple left and leaves
event-catastrophe = { $dynasty } plays a catastrophe on { $at }
event-catastrophe-destroys = { $dynasty } plays a catastrophe on { $at } and destroys a { $tile }
event-swapped = { $dynasty } swaps { $tiles }
event-drawn = { $dynasty } draws { $tiles }
event-bag-empty = { $dynasty } must draw, but the bag is empty
event-points-tile = { $dynasty } gains { $points } (tile)
event-points-revolt = { $dynasty } gains { $points } (revolt)
event-points-war = { $dynasty } gains { $points } (war)
event-points-monument = { $dynasty } gains { $points } ({ $monument })
event-points-wonder = { $dynasty } gains { $points } (wonder)
event-revolt-began = Revolt: { $attacker }'s { $leader } ({ $attack }) against { $defender }'s ({ $defence })
event-war-began = War of the { $tiles }: { $attacker } ({ $attack }) against { $defender } ({ $defence })
event-committed-none = { $dynasty } commits nothing
event-committed = { $dynasty } commits { $tiles }
event-revolt-ended = { $winner } wins the revolt, { $winner-total } to { $loser-total }
event-war-ended = { $winner } wins the war of the { $tiles }, { $winner-total } to { $loser-total }
event-revolt-tied = { $winner } wins the revolt, { $winner-total } to { $loser-total }: a tie is the defender's
event-war-tied = { $winner } wins the war of the { $tiles }, { $winner-total } to { $loser-total }: a tie is the defender's
event-tiles-removed = { $tiles } removed from the board
event-marker-left = The unification marker leaves { $at }
event-building-raised = { $dynasty } puts the { $building } on { $to }
event-building-moved = { $dynasty } moves the { $building } from { $from } to { $to }
event-building-returned = The { $building } leaves { $from }
event-monument-built = { $dynasty } builds the { $monument } on { $at }
event-wonder-built = { $dynasty } builds the wonder on { $at }
event-treasure-taken = { $dynasty } takes the treasure of { $from }
event-turn-ended = { $dynasty } ends the turn
event-game-over-treasures = The game is over: the treasures have been claimed
event-game-over-bag = The game is over: the bag is empty
