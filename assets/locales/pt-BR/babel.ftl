# O segundo jogo, Babel. Os nomes das coisas entram nas frases como variáveis.

babel-player-kish = Kish
babel-player-ur = Ur

# Nas terras da mesa.
babel-plate-assyrians = Assírios
babel-plate-hittites = Hititas
babel-plate-medes = Medos
babel-plate-persians = Persas
babel-plate-sumerians = Sumérios
babel-tribe-assyrians = assírios
babel-tribe-hittites = hititas
babel-tribe-medes = medos
babel-tribe-persians = persas
babel-tribe-sumerians = sumérios

babel-land-assyrians = terra dos assírios
babel-land-hittites = terra dos hititas
babel-land-medes = terra dos medos
babel-land-persians = terra dos persas
babel-land-sumerians = terra dos sumérios
babel-quarry = pedreira

# Cartas de um povo, e cartas que não se conhecem.
babel-cards-assyrians = { $count ->
    [1] 1 assírio
   *[other] { $count } assírios
}
babel-cards-hittites = { $count ->
    [1] 1 hitita
   *[other] { $count } hititas
}
babel-cards-medes = { $count ->
    [1] 1 medo
   *[other] { $count } medos
}
babel-cards-persians = { $count ->
    [1] 1 persa
   *[other] { $count } persas
}
babel-cards-sumerians = { $count ->
    [1] 1 sumério
   *[other] { $count } sumérios
}
babel-cards = { $count ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $count } cartas
}

babel-skill-destroy = destruir
babel-skill-rob = roubar
babel-skill-expel = expulsar
babel-skill-lure = atrair
babel-skill-leap = saltar
babel-skill-halve = reduzir à metade

babel-column-own = sua própria coluna
babel-column-other = a outra coluna

# Por que uma decisão é recusada: uma frase para cada motivo, dita a quem tentou.
# $tribe é o nome de um povo; $key, a palavra que nunca se traduz (para escolher por ela).
babel-refusal-unknown = Essa jogada não existe neste jogo.
babel-refusal-not-now = Não é isso que o jogo espera agora.
babel-refusal-not-in-hand = Você não tem { $tribe } suficientes na mão.
babel-refusal-already-there = Seu marcador já está na { $land }.
babel-refusal-at-quarry = Seu marcador está na pedreira: mova-o antes para uma terra.
babel-refusal-column-empty-own = Não há carta de templo na sua coluna.
babel-refusal-column-empty-other = Não há carta de templo na outra coluna.
babel-refusal-not-yours = A carta inicial do adversário só pode ser construída por ele.
babel-refusal-wrong-level = { $needed ->
    [7] Seu templo aqui já tem a altura máxima; um nível { $level } não cabe.
    [8] Seu templo aqui já tem a altura máxima; um nível { $level } não cabe.
   *[other] Seu templo aqui precisa de um nível { $needed }, e não de um nível { $level }.
}
babel-refusal-too-few-cards = Isso exige { $needed ->
    [one] uma carta
   *[other] { $needed } cartas
} na sua fileira, e { $have ->
    [0] não há nenhuma
    [1] só há uma
   *[other] só há { $have }
}.
babel-refusal-same-territory = As cartas migram para outra terra.
babel-refusal-migrated-already = Você já fez a migração deste turno.
babel-refusal-no-run = Para { $skill }, você precisa de três { $tribe } lado a lado na sua fileira aqui.
babel-refusal-no-run-of-any-tribe = Você precisa de três cartas de um mesmo povo lado a lado na sua fileira aqui.
babel-refusal-nothing-there-destroy = O adversário não tem templo aqui.
babel-refusal-nothing-there-rob = O adversário não tem templo aqui.
babel-refusal-nothing-there-expel = O adversário não tem cartas desse povo aqui.
babel-refusal-nothing-there-lure = O adversário não tem cartas aqui.
babel-refusal-nothing-there-halve = O adversário tem menos de duas cartas na mão.
babel-refusal-not-higher = Um nível { $level } não é mais alto que o seu templo aqui, que tem { $height }.
babel-refusal-wrong-number = { $needed ->
    [1] Escolha exatamente uma carta.
   *[other] Escolha exatamente { $needed } cartas.
}
babel-refusal-must-found = Construa sua carta inicial antes de encerrar o turno, enquanto ainda puder fazer alguma coisa.

# O registro da partida: uma linha para tudo o que pode acontecer.
# $player é um nome; $land, $from e $to são terras ou a pedreira; $cards, uma lista; $level, um número.
babel-event-turn-began = Vez de { $player }
babel-event-drawn = { $player } compra { $cards }
babel-event-reshuffled = { $count ->
    [1] A pilha de descarte, 1 carta, vira o novo baralho
   *[other] A pilha de descarte, { $count } cartas, é embaralhada e vira o novo baralho
}
babel-event-moved = { $player } vai da { $from } para a { $to }
babel-event-settled = { $player } assenta { $cards } na { $land }
babel-event-built-own = { $player } constrói o nível { $level } na { $land }
babel-event-built-other = { $player } constrói o nível { $level } da coluna de { $other } na { $land }
babel-event-leapt-own = { $player } salta para o nível { $level } na { $land }
babel-event-leapt-other = { $player } salta para o nível { $level } da coluna de { $other } na { $land }
babel-event-migrated = { $player } leva { $cards } da { $from } para a { $to }
babel-event-paid-destroy = { $player } descarta { $cards } na { $land } para destruir um templo
babel-event-paid-rob = { $player } descarta { $cards } na { $land } para roubar uma carta de templo
babel-event-paid-expel = { $player } descarta { $cards } na { $land } para expulsar um povo
babel-event-paid-lure = { $player } descarta { $cards } na { $land } para atrair cartas
babel-event-paid-leap = { $player } descarta { $cards } na { $land } para saltar um nível
babel-event-paid-halve = { $player } descarta { $cards } na { $land } para reduzir à metade a mão de { $other }
babel-event-destroyed = O templo de altura { $height } de { $player } na { $land } é destruído
babel-event-robbed = { $player } perde o nível { $level } na { $land } para o templo de { $other }
babel-event-expelled = { $player } perde { $cards } na { $land }
babel-event-lured = { $player } perde { $cards } na { $land } para a fileira de { $other }
babel-event-halved = { $count ->
    [1] { $player } precisa descartar 1 carta
   *[other] { $player } precisa descartar { $count } cartas
}
babel-event-discarded = { $player } descarta { $cards }
babel-event-total = O total de { $player } agora é { $total }
babel-event-turn-ended = { $player } encerra o turno
babel-event-column-two = A coluna de { $player } recebe o nível { $first } e depois o nível { $last }
babel-event-column-one = A coluna de { $player } recebe o nível { $level }
babel-event-column-none = A coluna de { $player } não recebe nada
babel-event-end-phase = Começa a fase final
babel-event-over-fifteen = Fim de jogo: { $player } vence com 15 ou mais, pois { $other } tem menos de 10
babel-event-over-twenty = Fim de jogo: { $player } vence com 20 ou mais
babel-event-over-collapse = Fim de jogo: { $player } vence, pois { $other } tem menos de 10
babel-event-over-supply = Fim de jogo: o estoque acabou, e { $player } vence por estar à frente
babel-event-over-shared = Fim de jogo: o estoque acabou e a vitória é dividida

# O que uma palavra do texto de uma posição deveria ser
babel-kind-player = kish nem ur
babel-kind-tribe = um dos povos assyrians, hittites, medes, persians e sumerians
babel-kind-marker = quarry nem um dos povos assyrians, hittites, medes, persians e sumerians
babel-kind-cards = uma sequência das cartas a, h, m, p e s
babel-kind-level = um nível de 1 a 6
babel-kind-place = um lugar de 1 a 60
babel-kind-source = own nem other

# Por que uma posição não pode ser lida ou jogada
babel-text-game = Uma posição deste jogo começa com a linha `game babel`.
babel-flaw-too-many-cards = Há 12 { $tribe } no jogo, e não { $found }.
babel-flaw-too-many-levels = Há { $exist ->
    [1] { $exist } carta
   *[other] { $exist } cartas
} de nível { $level } no jogo, e não { $found }.
babel-flaw-too-many-unknown-cards = { $needed } cartas de povo são desconhecidas, mas só restam { $left }.
babel-flaw-too-many-unknown-levels = { $needed } cartas de templo são desconhecidas, mas só restam { $left }.
babel-flaw-not-rising = Os níveis do templo de { $player } na { $land } não sobem.
babel-flaw-known-beyond-supply = O estoque tem { $supply } cartas; não se podem conhecer { $known } delas.
babel-flaw-founding-without-option = Falta construir uma carta inicial, mas a opção `founding` está desligada.
babel-flaw-founding-without-card = A coluna de { $player } não começa com o nível 1 inicial.
babel-flaw-supply-empty = O estoque só fica vazio quando a partida acaba.
babel-flaw-over-fifteen = A partida já teria acabado: 15 ou mais contra menos de 10.
babel-flaw-over-twenty = A partida já teria acabado: 20 ou mais na fase final.
babel-flaw-over-collapse = A partida já teria acabado: menos de 10 na fase final.
babel-flaw-over-supply = A partida já teria acabado: o estoque se esgotou.

# Os níveis dos bots, do mais fraco ao mais forte: os graus de quem constrói.
bot-carrier = Servente
bot-carrier-style = Um iniciante simpático, que empilha tijolo sobre tijolo e de vez em quando deixa cair um.
bot-mason = Pedreiro
bot-mason-style = Constrói o que couber em seguida e raramente olha a planta.
bot-foreman = Capataz
bot-foreman-style = Tem o turno inteiro sob controle, embora lhe escape um ou outro detalhe.
bot-builder = Mestre de obras
bot-builder-style = Pensa cada turno até o fim antes de jogar a primeira carta.
bot-architect = Arquiteto
bot-architect-style = Imagina a sua mão e planeja cada turno contra a melhor resposta que você pode dar.

# A mesa. $land e $own são terras ou a pedreira, $tribe é o nome de um povo.
babel-put-card-only = Você só pode assentar cartas na { $land }, onde está o seu marcador.
babel-put-card-nowhere = Uma carta se assenta onde está o seu marcador ({ $land }) ou leva o marcador para a { $own }.
babel-put-card-from-quarry = Da pedreira, esta carta leva o seu marcador para a { $own }: solte-a lá.
babel-put-temple-nowhere = Você constrói onde está o seu marcador: { $land }.
babel-take-covered = Só se constrói a carta do topo de uma coluna, a de borda dourada.
babel-take-in-row = Só migram as três últimas cartas de uma fileira, juntas.
babel-take-marker = O marcador se move com uma carta: solte uma na terra do povo dela.
babel-deed-move = Mover seu marcador para a { $land }
babel-deed-settle = Assentar na { $land }
babel-deed-build = Construir na { $land }
babel-deed-migrate = Migrar para a { $land }
babel-outlook-total = { $player }: { $before } → { $after }
babel-outlook-run = Uma sequência de { $tribe }: ela pode pagar por uma habilidade.
babel-outlook-build = Em seguida, o nível { $level } pode ser construído aqui.
babel-outlook-land = Cartas na { $land }: { $before } → { $after }
babel-outlook-row = Cartas de { $player } aqui: { $before } → { $after }
babel-outlook-keep = { $player } fica com { $left } de { $before } cartas.
babel-outlook-near = { $count ->
    [one] Falta { $count } para { $goal }.
   *[other] Faltam { $count } para { $goal }.
}
babel-outlook-edge = Quem cair abaixo de { $least } agora perde.
babel-skill-tip-assyrians = Três assírios lado a lado na sua fileira destroem o templo do outro lado do rio.
babel-skill-tip-hittites = Três hititas lado a lado na sua fileira roubam a carta do topo do templo do outro lado do rio.
babel-skill-tip-medes = Três medos lado a lado na sua fileira expulsam um povo da fileira do outro lado do rio.
babel-skill-tip-persians = Três persas lado a lado na sua fileira fazem o seu templo saltar um nível.
babel-skill-tip-sumerians = Três sumérios lado a lado na sua fileira atraem para ela o fim da fileira do outro lado do rio.
babel-skill-tip-price = Em qualquer terra onde esteja o seu marcador; uma das três cartas é o preço.
babel-skill-about-destroy = Destruir: o templo do adversário aqui volta para o estoque
babel-skill-about-rob = Roubar: a carta do topo do templo do adversário aqui vem para o seu
babel-skill-about-expel = Expulsar: os { $tribe } do adversário deixam a fileira aqui
babel-skill-about-lure = Atrair: as últimas cartas do adversário aqui vêm para a sua fileira
babel-skill-about-leap = Saltar: construir com a carta de { $source }, dois níveis acima
babel-skill-about-halve = Reduzir à metade: o adversário descarta metade da mão
babel-skill-price = Custo: uma carta desta sequência.
babel-pile-supply = { $count ->
    [0] O estoque está vazio
    [one] Estoque: 1 carta de templo
   *[other] Estoque: { $count } cartas de templo
}
babel-pile-known = Conhecidas por ambos, a próxima primeiro: { $levels }
babel-pile-deck = { $count ->
    [0] O baralho está vazio
    [one] Baralho: 1 carta de povo
   *[other] Baralho: { $count } cartas de povo
}
babel-pile-discards = { $count ->
    [0] A pilha de descarte está vazia
   *[other] Descarte: { $cards }
}
babel-hand-cards = Na sua mão: { $cards }
babel-land-side = { $player }: { $cards } na fileira, templo de altura { $height }{ $marker ->
    [yes] , marcador
   *[no] {""}
}.
babel-row-in-words = Fileira de { $player } na { $land }, em ordem: { $cards }
babel-column-in-words = Coluna de { $player }: { $count ->
    [0] vazia
   *[other] de cima para baixo: { $levels }
}.
# Dito a leitores de tela: o que está selecionado e a terra sob o cursor, com o que viria disso ali.
babel-spoken-temple = nível { $level } de { $source }
babel-spoken-three = { $cards }, as três últimas na { $land }
babel-spoken-cursor = No cursor: { $land }
babel-advice-thinking = Pensando…
babel-advice-none = Ele não tem nada a sugerir.
babel-advice-chance = { $percent }% de chance de vencer
babel-do-move = Mover para a { $to }
babel-do-settle = Assentar { $card } na { $land }
babel-do-build = Construir o nível { $level } com { $source } na { $land }
babel-do-migrate = Migrar da { $from } para a { $to }
babel-do-destroy = Destruir o templo na { $land }
babel-do-rob = Roubar o templo na { $land }
babel-do-expel = Expulsar { $tribe } na { $land }
babel-do-lure = Atrair cartas na { $land }
babel-do-leap = Saltar para o nível { $level } na { $land }
babel-do-halve = Reduzir à metade a mão do adversário
babel-do-discard = Descartar { $cards }
babel-do-end = Encerrar o turno
babel-curtain-pass = Passe para { $city }
babel-curtain-discard = Você deve descartar metade da mão.
babel-status-act = Sua vez: jogue e encerre o turno
babel-status-discard = { $count ->
    [one] Escolha uma carta para descartar
   *[other] Escolha { $count } cartas para descartar
}
babel-end-builds = Ainda dá para construir o nível { $level }. Encerre de novo para deixar assim.
babel-end-idle = Você ainda não fez nada neste turno. Encerre de novo para deixar assim.
babel-end-anyway = Encerrar mesmo assim
babel-head-fifteen = Corrida até 15
babel-head-fifteen-about = Quem chega a 15 vence se o outro tiver menos de 10; com 10 ou mais, começa a fase final.
babel-head-end-phase = Fase final: 20 vence, menos de 10 perde
babel-head-end-phase-about = Quem chega a 20 vence, e quem cai abaixo de 10 perde.
babel-card-total = { $total } / { $goal }
babel-card-hand = { $count ->
    [0] Nenhuma carta na mão
    [one] 1 carta na mão
   *[other] { $count } cartas na mão
}
babel-card-about = { $name }: total { $total }, { $hand ->
    [0] nenhuma carta
    [one] 1 carta
   *[other] { $hand } cartas
} na mão.
babel-discard-title = { $count ->
    [one] Descarte uma carta
   *[other] Descarte { $count } cartas
}
babel-discard-why = { $name } reduz sua mão à metade.
babel-discard-fewer = Uma a menos: { $tribe }
babel-discard-more = Uma a mais: { $tribe }
babel-discard-of = { $chosen } de { $count }
babel-discard-do = { $count ->
    [one] Descartar esta carta
   *[other] Descartar estas { $count }
}
babel-discard-left = { $count ->
    [0] Não falta nenhuma
    [one] Falta 1
   *[other] Faltam { $count }
}
babel-key-cards = pegar uma carta de um povo; escolher o que descartar
babel-key-own-column = pegar o topo da sua coluna
babel-key-other-column = pegar o topo da outra coluna
babel-key-three = pegar as três últimas cartas da fileira da terra escolhida
babel-key-tab = percorrer os botões, também as habilidades ao lado da fileira
babel-key-cursor = escolher uma terra
babel-key-put-down = pôr ali o que você segura
babel-key-aids = mostrar ou ocultar prévias, o lugar do seu marcador, números de cartas
