# O tabuleiro em palavras, para quem ouve a tela: o que está em cada lugar, reino por reino.
# $tiles, $leader, $monument e $building são nomes de names.ftl; $cells é uma lista de casas.

spoken-board = O tabuleiro, { $kingdoms ->
    [0] ainda sem reinos
    [1] { $kingdoms } reino
   *[other] { $kingdoms } reinos
}
spoken-kingdom = Reino: { $what }
spoken-region = Sem líder: { $what }
spoken-more = { $list }; { $next }
spoken-leader = { $leader } do { $dynasty } em { $cell }, força { $war }, em revolta { $revolt }
spoken-tiles = { $tiles } em { $cells }
spoken-face-down = peças viradas em { $cells }
spoken-treasures = { $count ->
    [1] um tesouro
   *[other] tesouros
} em { $cells }
spoken-monument = { $monument } a partir de { $cell }
spoken-building = { $building } em { $cell }
spoken-wonder = a maravilha ao redor de { $cell }
spoken-catastrophes = Catástrofes em { $cells }

# Uma casa, e o que seria da peça na mão ali.
spoken-cell = { $cell }: { $what }
spoken-land = terra vazia
spoken-river = rio vazio
spoken-tile-face-down = peça virada
spoken-catastrophe = catástrofe
spoken-wonder-here = a maravilha
spoken-with-treasure = { $what } com um tesouro
spoken-with-building = { $what } com { $building }
spoken-under = { $what }, { $monument }
spoken-fits = Cabe aqui.
spoken-with-note = { $what }. { $note }
