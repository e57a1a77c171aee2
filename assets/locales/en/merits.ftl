# What speaks for a decision, in a hint: parts of a sentence, in small letters and without a full stop.

merit-none = changes nothing at once
merit-more = { $list }; { $next }
merit-and = { $list } and { $next }

merit-gains = gains { $points }
merit-gives = gives { $dynasty } { $points }
merit-treasures = { $count ->
    [1] takes a treasure
   *[other] takes { $count } treasures
}
merit-income = earns { $points } every turn
merit-opens = lets you score { $colours }
merit-spreads = lets you score { $colours } in one more kingdom
merit-closes = stops { $dynasty } from scoring { $colours }

# A commitment: the last word, or the attacker's.
merit-ends-won = you win, { $own } to { $other }
merit-ends-tied = you win: a tie, { $own } to { $other }, is the defender's
merit-ends-lost = you lose, { $own } to { $other }
merit-leads-sure = { $own } to { $other }: { $dynasty } cannot reach that
merit-leads-ahead = { $own } to { $other }; { $dynasty } may still answer
merit-leads-lost = { $own } to { $other }: not enough to win

# A conflict that a decision begins. $own counts the hand in, $hand is the hand alone.
merit-war = a war of the { $tiles }
merit-revolt = a revolt against { $dynasty }
merit-fights-sure = starts { $conflict } you win: { $hand ->
    [0] { $own }
   *[other] up to { $own } with your hand
} to { $other }, whatever { $dynasty } adds
merit-fights-ahead = starts { $conflict }: { $hand ->
    [0] { $own }
   *[other] up to { $own } with your hand
} to { $other }, before { $dynasty } adds any
merit-fights-lost = starts { $conflict } you lose: { $hand ->
    [0] { $own }
   *[other] at most { $own } with your hand
} to { $other }
merit-incites = starts { $conflict } between { $attacker } and { $defender }

merit-ousts = drives { $dynasty }'s { $leader } off the board
merit-prevents = keeps { $dynasty }'s { $leader } from uniting with yours
merit-threatens = threatens { $dynasty } with a war of the { $tiles }, { $own } to { $other }
merit-overtakes = makes your { $leader } stronger than { $dynasty }'s, { $own } to { $other }

merit-building = the { $building }
merit-monument = a monument
merit-wonder = the wonder
merit-offers = brings { $work }
merit-prepares = leaves you one tile away from { $work }
merit-lacks = leaves { $work } one tile away, which is still to be drawn

merit-draws = { $count ->
    [1] draws 1 new tile
   *[other] draws { $count } new tiles
}
merit-saves = keeps tiles in your hand
