# What came of a game of Babel.

babel-results-tab-scores = Temples
babel-results-tab-course = Course
babel-results-tab-skills = Skills
babel-results-tab-deeds = Deeds

babel-results-total = Total
babel-results-in-hand = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} in hand
babel-results-spoken = Place { $rank }: { $name }. Total { $total }: { $heights }. { $cards ->
    [0] No cards
    [one] 1 card
   *[other] { $cards } cards
} in hand.

# Why: the rule that decided. $first is the winner's name, $more their total; $second and $less are the other's.
babel-results-end-phase = The end phase began in turn { $turn }: one city had 15 or more, and the other 10 or more.
babel-results-ended = The game ended on turn { $turn }.
babel-results-fifteen = { $first } came to { $more }, and { $second } has only { $less }, less than 10: so there was no end phase.
babel-results-twenty = In the end phase 20 is enough: { $first } has { $more }, { $second } has { $less }.
babel-results-collapse = { $second } fell below 10 in the end phase: { $less }. So { $first } wins with { $more }.
babel-results-supply = The last temple card was drawn, and nobody had won. The higher total decides: { $first } has { $more }, { $second } has { $less }.
babel-results-supply-cards = The last temple card was drawn, and both have { $more }. Cards in hand decide: { $first } holds { $cards }, { $second } holds { $fewer }.
babel-results-supply-equal = The last temple card was drawn. Both have { $more } and as many cards in hand, { $cards }: { $first } and { $second } share the victory.
babel-results-about = A temple is as high as its topmost card; the five heights make the total.

# How it came to that
babel-results-settlers = Settlers
babel-results-total-about = The total after every turn. 15 wins while the other has less than 10; else the end phase begins, which 20 wins.
babel-results-settlers-about = Cards in all rows together, after every turn.
babel-results-land-about = The height of both temples in { $land }, after every turn.

# Skills, as labels of bars
babel-results-skill-destroy = Destroy
babel-results-skill-rob = Rob
babel-results-skill-expel = Expel
babel-results-skill-lure = Lure
babel-results-skill-leap = Leap
babel-results-skill-halve = Halve
babel-results-skills-about = How often each used a skill.

# What was done and lost, as labels of bars
babel-results-deed-settled = Settled
babel-results-deed-built = Built
babel-results-deed-moved = Moves
babel-results-deed-migrated = Migrations
babel-results-deed-storeys-lost = Levels lost
babel-results-deed-settlers-lost = Settlers lost
babel-results-deeds-about = Cards settled and built, moves and migrations; and what the opponent's skills took away.
