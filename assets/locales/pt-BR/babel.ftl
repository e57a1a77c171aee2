# O segundo jogo, Babel. Os nomes das coisas entram nas frases como variáveis.

babel-player-kish = Kish
babel-player-ur = Ur

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
babel-refusal-at-quarry = Seu marcador está na pedreira: mova-o antes para um território.
babel-refusal-column-empty-own = Não há carta de templo na sua coluna.
babel-refusal-column-empty-other = Não há carta de templo na outra coluna.
babel-refusal-not-yours = A carta inicial do adversário só pode ser construída por ele.
babel-refusal-wrong-level = { $needed ->
    [7] Seu templo aqui já tem a altura máxima; um nível { $level } não cabe.
    [8] Seu templo aqui já tem a altura máxima; um nível { $level } não cabe.
   *[other] Seu templo aqui precisa de um nível { $needed }, e não de um nível { $level }.
}
babel-refusal-too-few-cards = Isso exige { $needed } cartas na sua fileira, e { $have ->
    [0] não há nenhuma
    [1] só há uma
   *[other] só há { $have }
}.
babel-refusal-same-territory = As cartas migram para outro território.
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
babel-event-built-other = { $player } constrói o nível { $level } da outra coluna na { $land }
babel-event-leapt-own = { $player } salta para o nível { $level } na { $land }
babel-event-leapt-other = { $player } salta para o nível { $level } da outra coluna na { $land }
babel-event-migrated = { $player } faz { $cards } migrar da { $from } para a { $to }
babel-event-paid-destroy = { $player } descarta { $cards } na { $land } para destruir um templo
babel-event-paid-rob = { $player } descarta { $cards } na { $land } para roubar um templo
babel-event-paid-expel = { $player } descarta { $cards } na { $land } para expulsar um povo
babel-event-paid-lure = { $player } descarta { $cards } na { $land } para atrair cartas
babel-event-paid-leap = { $player } descarta { $cards } na { $land } para saltar um nível
babel-event-paid-halve = { $player } descarta { $cards } na { $land } para reduzir uma mão à metade
babel-event-destroyed = O templo de altura { $height } de { $player } na { $land } é destruído
babel-event-robbed = { $player } perde o nível { $level } na { $land } para o outro templo
babel-event-expelled = { $player } perde { $cards } na { $land }
babel-event-lured = { $player } perde { $cards } na { $land } para a outra fileira
babel-event-halved = { $count ->
    [1] { $player } precisa descartar 1 carta
   *[other] { $player } precisa descartar { $count } cartas
}
babel-event-discarded = { $player } descarta { $cards }
babel-event-total = { $player } agora tem { $total }
babel-event-turn-ended = { $player } encerra o turno
babel-event-column-two = A coluna de { $player } recebe o nível { $first } e depois o nível { $last }
babel-event-column-one = A coluna de { $player } recebe o nível { $level }
babel-event-column-none = A coluna de { $player } não recebe nada
babel-event-end-phase = Começa a fase final
babel-event-over-fifteen = Fim de jogo: { $player } tem 15 ou mais, e o outro, menos de 10
babel-event-over-twenty = Fim de jogo: { $player } tem 20 ou mais
babel-event-over-collapse = Fim de jogo: { $player } vence, pois o outro tem menos de 10
babel-event-over-supply = Fim de jogo: a reserva acabou e { $player } está à frente
babel-event-over-shared = Fim de jogo: a reserva acabou e a vitória é dividida

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
babel-flaw-known-beyond-supply = A reserva tem { $supply } cartas; não se podem conhecer { $known } delas.
babel-flaw-founding-without-option = Falta construir uma carta inicial, mas a opção `founding` está desligada.
babel-flaw-founding-without-card = A coluna de { $player } não começa com o nível 1 inicial.
babel-flaw-supply-empty = A reserva só fica vazia quando a partida acaba.
babel-flaw-over-fifteen = A partida já teria acabado: 15 ou mais contra menos de 10.
babel-flaw-over-twenty = A partida já teria acabado: 20 ou mais na fase final.
babel-flaw-over-collapse = A partida já teria acabado: menos de 10 na fase final.
babel-flaw-over-supply = A partida já teria acabado: a reserva acabou.

# Os níveis dos bots, do mais fraco ao mais forte: os graus de quem constrói.
bot-carrier = Servente
bot-carrier-style = Um iniciante simpático, que empilha tijolo sobre tijolo e de vez em quando deixa cair um.
bot-mason = Pedreiro
bot-mason-style = Constrói o que couber em seguida e raramente olha a planta.
bot-foreman = Capataz
bot-foreman-style = Tem o turno inteiro sob controle, embora lhe escape um canto ou outro.
bot-builder = Mestre de obras
bot-builder-style = Pensa cada turno até o fim antes de jogar a primeira carta.
bot-architect = Arquiteto
bot-architect-style = Imagina a sua mão e planeja cada turno contra a melhor resposta que você pode dar.
