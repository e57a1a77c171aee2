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
spoken-leader = { $leader } { $of-dynasty } em { $cell }, força { $war }, em revolta { $revolt }
spoken-leader-here = { $leader } { $of-dynasty }, força { $war }, { $revolt } em revolta
spoken-tiles = { $tiles } em { $cells }
spoken-face-down = peças viradas para baixo em { $cells }
spoken-treasures = { $count ->
    [1] um tesouro
   *[other] tesouros
} em { $cells }
spoken-monument = { $monument } a partir de { $cell }
spoken-building = { $building } em { $cell }
spoken-wonder = a maravilha ao redor de { $cell }
spoken-catastrophes = Catástrofes em { $cells }

# Uma casa, e o que seria da peça selecionada ali.
spoken-cell = { $cell }: { $what }
spoken-land = terra vazia
spoken-river = rio vazio
spoken-tile-face-down = peça virada para baixo
spoken-catastrophe = catástrofe
spoken-wonder-here = a maravilha
spoken-with-treasure = { $what } com um tesouro
# Essas casas têm uma borda própria no tabuleiro.
spoken-with-bordered-treasure = { $what } com um tesouro de borda especial, levado primeiro
spoken-with-building = { $what } com { $building }
spoken-under = { $monument } ({ $what })
spoken-uniting = { $what }, que une reinos
spoken-fits = Pode ir aqui.
spoken-with-note = { $what }. { $note }
# The board as a grid of cells, row by row.
spoken-grid = As casas do tabuleiro
spoken-row = Linha { $row }

# O que um jogador tem, e como está a partida.
spoken-status = { $name }: { $status }
spoken-actions = { $left ->
    [0] Nenhuma ação restante
    [1] Resta { $left } ação
   *[other] Restam { $left } ações
}
spoken-hand = Sua mão: { $tiles }
spoken-hand-empty = Sua mão está vazia
spoken-own-leaders = Seus líderes: { $leaders }
spoken-leader-on = { $leader } em { $cell }
spoken-leader-off = { $leader } fora do tabuleiro
spoken-own-points = Seus pontos: preto { $black }, vermelho { $red }, azul { $blue }, verde { $green }; tesouros: { $treasures }
spoken-points = Pontos: preto { $black }, vermelho { $red }, azul { $blue }, verde { $green }; tesouros: { $treasures }
spoken-own-catastrophes = { $count ->
    [0] Você não tem mais catástrofes
    [1] Você ainda tem { $count } catástrofe
   *[other] Você ainda tem { $count } catástrofes
}
spoken-held = Selecionado: { $what }
spoken-held-nothing = Nada selecionado
# Um botão para uma peça da faixa, e a tecla que a pega.
spoken-take = Pegar { $what }
spoken-put-back = Devolver { $what }
spoken-swap = Trocar { $what }
# One of two in the strip.
spoken-catastrophe-of-two = { $number ->
    [1] primeira catástrofe
   *[other] segunda catástrofe
}
# A button that cannot be pressed now, where the system does not say so by itself.
spoken-not-available = Indisponível agora

# Um conflito, antes de começar e enquanto dura; $conflict é o nome dele, os números são forças.
spoken-conflict = { $conflict }: { $attacker } { $attack }, { $defender } { $defence }
spoken-whose-leader = { $leader } { $of-dynasty }
spoken-united-with = { $list } com { $next }

# What can still be built.
unbuilt = Ainda por construir: { $left }
unbuilt-none = Todos os monumentos já foram construídos.
