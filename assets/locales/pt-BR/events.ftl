# O registro da partida: uma linha para tudo o que pode acontecer.
# $dynasty, $tile, $tiles, $leader são nomes; $count e $amount, números; $at, $from, $to, casas (f7).
# $of-dynasty, $of-attacker e $of-defender são o nome com "do" ou "de" antes: "do Touro", "de Anna".
# $key é a cor da peça ou da construção (black, red, blue, green), para escolher o artigo.

event-turn-began = Vez { $of-dynasty }
event-tile-placed = { $dynasty } coloca { $key ->
    [blue] uma
   *[other] um
} { $tile } em { $at }
event-tile-unites = { $dynasty } coloca { $key ->
    [blue] uma
   *[other] um
} { $tile } em { $at } e une dois reinos
event-leader-placed = { $dynasty } coloca o { $leader } em { $to }
event-leader-moved = { $dynasty } move o { $leader } de { $from } para { $to }
event-leader-withdrawn = { $dynasty } retira o { $leader } de { $from }
event-leader-lost-conflict = { $dynasty } perde o { $leader } em { $from }
event-leader-lost-no-temple = O { $leader } { $of-dynasty } em { $from } fica sem templo e sai
event-catastrophe = { $dynasty } joga uma catástrofe em { $at }
event-catastrophe-destroys = { $dynasty } joga uma catástrofe em { $at } e destrói { $key ->
    [blue] uma
   *[other] um
} { $tile }
event-swapped = { $dynasty } troca { $tiles }
event-drawn = { $dynasty } compra { $tiles }
event-bag-empty = { $dynasty } precisa comprar, mas o saco está vazio
event-points-tile = { $dynasty } ganha { $points } (peça)
event-points-revolt = { $dynasty } ganha { $points } (revolta)
event-points-war = { $dynasty } ganha { $points } (guerra)
event-points-monument = { $dynasty } ganha { $points } ({ $monument })
event-points-wonder = { $dynasty } ganha { $points } (maravilha)
event-revolt-began = Revolta: o { $leader } { $of-attacker } ({ $attack }) contra o { $of-defender } ({ $defence })
event-war-began = Guerra de { $tiles }: { $attacker } ({ $attack }) contra { $defender } ({ $defence })
event-committed-none = { $dynasty } não reforça
event-committed = { $dynasty } reforça com { $tiles }
event-revolt-ended = { $winner } vence a revolta por { $winner-total } a { $loser-total }
event-war-ended = { $winner } vence a guerra de { $tiles } por { $winner-total } a { $loser-total }
event-revolt-tied = { $winner } vence a revolta, empatada em { $winner-total } a { $loser-total }: no empate, vence a defesa
event-war-tied = { $winner } vence a guerra de { $tiles }, empatada em { $winner-total } a { $loser-total }: no empate, vence a defesa
event-tiles-removed = Fora do tabuleiro: { $tiles }
event-marker-left = O marcador de unificação sai de { $at }
event-building-raised = { $dynasty } ergue { $key ->
    [red] a
   *[other] o
} { $building } em { $to }
event-building-moved = { $dynasty } move { $key ->
    [red] a
   *[other] o
} { $building } de { $from } para { $to }
event-building-returned = { $key ->
    [red] A
   *[other] O
} { $building } sai de { $from }
event-monument-built = { $dynasty } constrói o { $monument } em { $at }
event-wonder-built = { $dynasty } constrói a maravilha em { $at }
event-treasure-taken = { $dynasty } leva o tesouro de { $from }
event-turn-ended = { $dynasty } encerra o turno
event-game-over-treasures = Fim de jogo: quase todos os tesouros já têm dono
event-game-over-bag = Fim de jogo: o saco está vazio
