window-title = Two Rivers

# A mesa: trilho, faixa, conflitos, ofertas, cortina e prévias.

table-treasures-left = { $count ->
    [1] Resta { $count } tesouro
   *[other] Restam { $count } tesouros
}
table-treasures-few = { $count ->
    [0] Não resta nenhum tesouro!
    [1] Só resta { $count } tesouro!
   *[other] Só restam { $count } tesouros!
}
# O mesmo ao lado da figura de um tesouro, onde há pouco espaço.
table-treasures-left-short = { $count ->
    [1] Resta { $count }
   *[other] Restam { $count }
}
table-treasures-few-short = { $count ->
    [0] Acabaram!
    [1] Só resta { $count }!
   *[other] Só restam { $count }!
}
table-bag-left = { $count ->
    [0] Não há mais peças no saco
    [1] Resta 1 peça no saco
   *[other] Restam { $count } peças no saco
}
table-log = Registro da partida
table-menu = Menu do jogo
table-you = { $name } (você)
table-bot = { $name } (bot)
table-actions = { $left ->
    [0] sem ações
    [1] 1 ação
   *[other] { $left } ações
}
table-ends-turn = fim do turno
table-card = { $name }: { $hand ->
    [1] 1 peça
   *[other] { $hand } peças
} na mão, { $catastrophes ->
    [0] nenhuma catástrofe
    [1] 1 catástrofe
   *[other] { $catastrophes } catástrofes
} para jogar
# Um jogador pelo nome, e a dinastia.
table-player-of = { $name } ({ $dynasty })

status-over = Fim de jogo
status-thinking = { $dynasty } está pensando…
status-waiting = { $dynasty } decide
# In lessons and exercises, where nobody plays for the others.
status-nobody = Leia ao lado do tabuleiro
status-action = Ação { $number } de 2
status-end = Encerre ou desfaça
status-end-only = Encerre o turno
status-shown = Veja o que acontece
status-choose = Você escolhe
status-swapping = Marque as peças a trocar
status-result = Veja o resultado
status-laying = Preparando o tabuleiro…

strip-undo = Desfazer
# Shift no botão não é uma tecla que se troque; $key é a do turno inteiro.
strip-undo-hint = Desfaz sua última decisão. Segure para desfazer mais; um clique com Shift{ $key ->
    [none] {""}
   *[other] , ou { $key },
} desfaz todo o turno.
strip-undo-not-yours = Só o jogador da vez pode desfazer.
strip-swap = Trocar
strip-swap-hint = Descartar peças e comprar a mesma quantidade: uma ação
strip-swap-all = Todas
strip-swap-none = Limpar
strip-swap-confirm = { $count ->
    [0] Escolha as peças
    [1] Trocar 1 peça
   *[other] Trocar { $count } peças
}
strip-swap-ends = Trocar mesmo assim?
swap-ends-the-game = { $count ->
    [0] O saco está vazio
    [1] Só resta 1 peça no saco
   *[other] Só restam { $count } peças no saco
}: esta troca encerra a partida na hora.
swap-may-end-the-game = Se faltarem peças no saco, esta troca encerra a partida na hora.
strip-cancel = Cancelar
strip-end = Encerrar o turno
strip-all-done = Você já fez as duas ações: encerre o turno ou desfaça.
strip-all-done-only = Você já fez as duas ações: encerre o turno.
strip-no-tiles = Não há peças na sua mão para trocar.
strip-decide-first = Antes é preciso decidir outra coisa.
strip-not-your-turn = Agora não: não é a sua vez, ou o que aconteceu ainda está sendo mostrado.
strip-hint = Dica
strip-hint-about = O que o bot mais forte faria, e por quê
strip-hint-forbidden = Esta partida foi criada sem dicas.
strip-hint-taught = Não há dicas em lições e exercícios.
strip-hint-posed = Em Praticar não há dicas: a resposta é você quem encontra.
strip-hint-not-now = As dicas são só para quem decide agora.
strip-results = Contagem final
strip-end-in = Encerrar o turno ({ $seconds })

conflict-revolt = Revolta
conflict-war = Guerra de { $tiles }
conflict-waiting = { $dynasty } decide com quanto reforçar.
conflict-other-tile = Aqui, só { $tiles } servem de reforço.
conflict-hand = Na sua mão: { $tiles }
conflict-need-attacker = { $count ->
    [0] Você já está à frente, mas a defesa ainda pode responder.
    [1] Falta 1 peça: o empate é da defesa, que ainda responde.
   *[other] Faltam { $count } peças: o empate é da defesa, que ainda responde.
}
conflict-lost-attacker = Não dá para vencer: faltam peças na sua mão.
conflict-more-attacker = { $count ->
    [0] Assim você fica à frente; a defesa ainda responde.
    [1] Falta mais 1 peça para passar à frente: o empate é da defesa.
   *[other] Faltam mais { $count } peças para passar à frente: o empate é da defesa.
}
conflict-more-defender = { $count ->
    [0] Assim você vence: o empate é seu.
    [1] Falta mais 1 peça para vencer: o empate é seu.
   *[other] Faltam mais { $count } peças para vencer: o empate é seu.
}
conflict-need-defender = { $count ->
    [0] Assim você já vence: o empate é seu.
    [1] Falta 1 peça para vencer: o empate é seu.
   *[other] Faltam { $count } peças para vencer: o empate é seu.
}
conflict-spare-defender = { $count ->
    [1] Assim você vence, e com 1 peça a menos também.
   *[other] Assim você vence, e com { $count } peças a menos também.
}
conflict-lost-defender = Não dá para vencer: faltam peças na sua mão.
conflict-english = Conflitos à inglesa, uma variante: você pode reforçar com { $counts }.
conflict-english-nothing = Conflitos à inglesa, uma variante: aqui você não pode reforçar.
conflict-less = Reforçar com uma peça a menos
conflict-more = Reforçar com uma peça a mais
conflict-total = Seu total: { $total } contra { $against }
conflict-commit = { $count ->
    [0] Não reforçar
    [1] Reforçar com 1
   *[other] Reforçar com { $count }
}

# Perguntado mais uma vez pelo Enter, quando a mão poderia vencer.
conflict-commit-nothing = Não reforçar mesmo?

offer-war = Várias guerras
offer-war-text = { $dynasty }, escolha qual guerra será travada agora.
offer-war-off = Se { $dynasty } vencer, não haverá guerra de { $tiles }
offer-war-off-anyway = Vença quem vencer, não haverá guerra de { $tiles }
offer-building = Erguer uma construção
offer-building-text = { $dynasty }, você pode pôr a construção em uma peça desta linha. A partir daí, cada peça dessa cor colocada no reino dela vale 2.
offer-monument = Construir um monumento
offer-pays = { $count ->
    [0] 0 ponto por turno
    [1] 1 ponto por turno
   *[other] { $count } pontos por turno
}
offer-monument-text = { $dynasty }, você pode virar estas quatro peças para baixo e construir um monumento. Ele rende pontos aos líderes de suas duas cores a cada turno.
offer-wonder = Construir a maravilha
offer-wonder-text = { $dynasty }, você pode substituir estas cinco peças pela maravilha. Um rei no reino dela ganha um ponto de qualquer cor a cada turno.
offer-both = Construir um monumento ou a maravilha
offer-both-text = { $dynasty }, você pode construir um dos dois.
offer-treasure = Escolher um tesouro
offer-treasure-text = O comerciante { $of-dynasty } leva todos os tesouros do reino, menos um. Escolha o próximo a levar.
offer-bonus = O ponto da maravilha
offer-bonus-text = { $dynasty }, seu rei está no reino da maravilha: escolha a cor do seu ponto.

# Decisões: em uma dica e nos botões do que está em oferta.
choice-place = Colocar { $key ->
    [blue] uma
   *[other] um
} { $tile } em { $at }
choice-lead = Colocar o { $leader } em { $at }
choice-move = Mover o { $leader } de { $from } para { $at }
choice-withdraw = Retirar o { $leader }
choice-catastrophe = Jogar uma catástrofe em { $at }
choice-swap = Trocar { $tiles }
choice-war = Guerra de { $tiles }
choice-raise = Em { $at }
choice-build = Em { $at }: { $monument }
choice-wonder = Em { $at }: a maravilha
choice-take = O tesouro de { $at }
choice-bonus = 1 ponto { $colour }
choice-pass = Não, seguir em frente
# O mesmo onde nada se pergunta: o que alguém fez ou deveria ter feito.
deed-raise = Erguer { $key ->
    [red] a
   *[other] o
} { $building } em { $at }
deed-build = Construir o { $monument } em { $at }
deed-wonder = Construir a maravilha em { $at }
deed-take = Levar o tesouro de { $at }
deed-bonus = Levar 1 ponto { $colour }
deed-pass = Não construir nada

hint-title = Dica
hint-now = Vitória: { $percent }%
hint-close = Fechar a dica
hint-thinking = { $bot } está pensando…
hint-none = Nenhuma dica para este momento.
hint-lost = Já quase não há como vencer: estas jogadas dão mais esperança.
hint-up = +{ $points }%
hint-down = −{ $points }%
hint-same = ±0%
hint-click = Clique para ver só esta no tabuleiro; clique de novo para jogá-la.
hint-again = Clique de novo para jogá-la.
hint-play = Jogar
hint-spoken = { $rank }. { $decision }: { $chance } de chance de vencer; { $outcome }
hint-spoken-change = { $rank }. { $decision }: { $chance } de chance de vencer ({ $change }); { $outcome }

curtain-pass = Passe para o { $dynasty }
curtain-pass-name = Passe para { $name } ({ $dynasty })
curtain-for-revolt = Uma revolta aguarda o seu reforço.
curtain-for-war = Uma guerra aguarda o seu reforço.
curtain-for-turn = É a sua vez.
curtain-for-choice = Uma escolha espera por você.
curtain-for-nothing = Agora joga um bot. Daqui em diante esta tela mostra a sua mão.
curtain-goes-on = { $count ->
    [0] Sua vez continua: só falta encerrar o turno.
    [1] Sua vez continua: resta 1 ação.
   *[other] Sua vez continua: restam { $count } ações.
}
curtain-back = Desfazer a última decisão { $of-dynasty }
curtain-reveal = Estou aqui

preview-points = { $dynasty } ganha { $points }
preview-unites = Une dois reinos: nenhum ponto
preview-nothing = Ninguém ganha ponto
preview-peace = Nenhum conflito aqui
preview-no-leader-leaves = Nenhum líder precisa sair
preview-parts = Um reino se divide
preview-cut-off = { $count ->
    [1] 1 peça deixa de pertencer a um reino
   *[other] { $count } peças deixam de pertencer a um reino
}
