# O que resultou de uma partida de Babel.

babel-results-tab-scores = Templos
babel-results-tab-course = Evolução
babel-results-tab-skills = Habilidades
babel-results-tab-deeds = Ações

babel-results-total = Total
babel-results-in-hand = { $count ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $count } cartas
} na mão
babel-results-spoken = { $rank }º lugar: { $name }. Total { $total }: { $heights }. { $cards ->
    [0] Nenhuma carta
    [1] 1 carta
   *[other] { $cards } cartas
} na mão.

# Por quê: a regra que decidiu. $first é quem vence, com $more; $second é o outro, com $less.
babel-results-end-phase = A fase final começou no turno { $turn }: uma cidade tinha 15 ou mais, e a outra, 10 ou mais.
babel-results-ended = A partida acabou no turno { $turn }.
babel-results-fifteen = { $first } chegou a { $more }, e { $second } tem só { $less }, menos de 10: por isso não houve fase final.
babel-results-twenty = Na fase final, 20 bastam: { $first } tem { $more }, { $second } tem { $less }.
babel-results-collapse = { $second } caiu abaixo de 10 na fase final: { $less }. Assim, { $first } vence com { $more }.
babel-results-supply = A última carta de templo foi comprada sem que ninguém tivesse vencido. Decide o maior total: { $first } tem { $more }, { $second } tem { $less }.
babel-results-supply-cards = A última carta de templo foi comprada, e ambos têm { $more }. Decidem as cartas na mão: { $first } tem { $cards }, { $second } tem { $fewer }.
babel-results-supply-equal = A última carta de templo foi comprada. Ambos têm { $more } e o mesmo número de cartas na mão, { $cards }: { $first } e { $second } dividem a vitória.
babel-results-about = A altura de um templo é a da carta do topo; as cinco alturas formam o total.

# Como se chegou a isso
babel-results-settlers = Cartas de povo
babel-results-total-about = O total após cada turno. Com 15 vence quem enfrenta menos de 10; senão começa a fase final, em que se vence com 20.
babel-results-settlers-about = As cartas de todas as fileiras juntas, após cada turno.
babel-results-land-about = A altura dos dois templos na { $land }, após cada turno.

# Habilidades, como rótulos de barras
babel-results-skill-destroy = Destruir
babel-results-skill-rob = Roubar
babel-results-skill-expel = Expulsar
babel-results-skill-lure = Atrair
babel-results-skill-leap = Saltar
babel-results-skill-halve = Reduzir à metade
babel-results-skills-about = Quantas vezes cada um usou uma habilidade.

# O que se fez e se perdeu, como rótulos de barras
babel-results-deed-settled = Assentadas
babel-results-deed-built = Construídas
babel-results-deed-moved = Movimentos
babel-results-deed-migrated = Migrações
babel-results-deed-storeys-lost = Níveis perdidos
babel-results-deed-settlers-lost = Cartas de povo perdidas
babel-results-deeds-about = Cartas assentadas e construídas, movimentos e migrações; e o que as habilidades do adversário levaram.
