# O que o árbitro responde quando não pode obedecer a um comando. O protocolo fala inglês; daqui só
# chegam à tela as frases sobre posições. O que está entre ` e ` é o que foi escrito.

referee-illegal = { $code }: { $why }
referee-expected = esperava { $wanted }, veio { $got }
referee-unknown-command = Não existe o comando `{ $command }`; list_commands mostra todos.
referee-wrong-words = `{ $command }` precisa de outras palavras depois dele.
referee-line-too-long = Uma linha pode ter { $limit } bytes.
referee-not-utf8 = Esta linha não é texto em UTF-8.
referee-no-game = Não há partida; comece uma com `new`, `position` ou `load`.
referee-no-token = `{ $word }` não é um símbolo da grade.
referee-unknown-code = Não existe o código `{ $code }` para decisões ilegais.
referee-unknown-game = Não há um jogo `{ $game }`.
referee-no-number = `{ $found }` não é um número que caiba aqui.
referee-too-deep = Árvores são contadas até { $limit } decisões de profundidade.
referee-not-in-play = A dinastia { $dynasty } não está em jogo.

# new
referee-no-key = `{ $word }` não tem a forma CHAVE=VALOR.
referee-unknown-key = Não existe a configuração `{ $key }`.
referee-twice = `{ $key }` aparece duas vezes.
referee-bad-value = `{ $word }` não é possível.
referee-players = `{ $players }` não é um número de 2 a 4 nem de duas a quatro dinastias diferentes.

# Arquivos e bots
referee-unknown-bot = Não existe o bot `{ $bot }`; bots mostra todos.
referee-game-over = A partida acabou: ninguém decide.
referee-no-decision = O bot não decidiu.

# position
referee-position-line = linha { $line } (`{ $text }`): { $why }
referee-position-unfinished = Esta posição não tem `end`.
referee-position-too-long = Uma posição tem no máximo { $limit } linhas.
referee-text-keyword = Nenhuma linha de uma posição começa com `{ $word }`.
referee-text-twice = `{ $keyword }` aparece duas vezes.
referee-text-missing = Falta a linha `{ $keyword }`.
referee-text-missing-hand = Falta a mão de { $dynasty }.
referee-text-before-players = A linha `players` deve vir antes desta.
referee-text-players = Jogam de duas a quatro dinastias diferentes.
referee-text-board = Não existe o tabuleiro `{ $name }`.
referee-text-option = Não existe a opção `{ $name }`.
referee-text-words = Esta linha tem palavras de menos ou de mais.
referee-text-grid-row = Uma fileira da grade tem 16 símbolos, e não { $found }.
referee-text-grid-rows = Uma grade tem 11 fileiras, e não { $found }.
referee-text-grid-token = `{ $found }` em { $cell } não é um símbolo da grade.
referee-text-after-end = Nada pode vir depois de `end`.

# O que uma palavra deveria ser
referee-token = `{ $found }` não é { $kind }.
referee-kind-cell = uma casa de a1 a p11
referee-kind-colour = uma das cores black, red, blue e green
referee-kind-tile = uma das peças S, T, F e M
referee-kind-tiles = uma sequência das peças S, T, F e M
referee-kind-leader = um dos líderes k, p, f e t
referee-kind-dynasty = uma das dinastias archer, bull, pot e lion
referee-kind-monument = um monumento, duas cores diferentes unidas por um hífen
referee-kind-number = um número que caiba aqui

# Por que uma posição não pode ser jogada
flaw-actions = Um turno tem 2 ações, e não { $found }.
flaw-too-many-tiles = Existem { $exist } { $tiles } no jogo, e não { $found }.
flaw-hand-too-large = Uma mão tem no máximo 6 peças; { $dynasty } tem { $found }.
flaw-too-many-unknown = As mãos precisam de { $needed ->
    [1] { $needed } peça desconhecida
   *[other] { $needed } peças desconhecidas
}, mas só { $unseen ->
    [1] { $unseen } ainda não foi vista
   *[other] { $unseen } ainda não foram vistas
}.
flaw-wrong-terrain = Não pode haver { $tile } em { $cell }: fazendas ficam em rios, todas as outras peças em terra.
flaw-mixed-terrain = Estas peças eram de uma só cor, então ficam só em terra ou só em rio; { $cell } é rio.
flaw-leader-not-in-play = O líder em { $cell } é de { $dynasty }, que não está em jogo.
flaw-leader-twice = O { $leader } de { $dynasty } está em { $cell } e também em outra casa.
flaw-leader-on-river = Líderes ficam em terra, mas { $cell } é rio.
flaw-leader-without-temple = O líder em { $cell } não está ao lado de um templo virado para cima.
flaw-two-leaders = O reino de { $cell } tem dois líderes da cor { $colour }.
flaw-treasure-off-shedu = Tesouros só ficam em casas de shedu, e { $cell } não é uma delas.
flaw-too-many-treasures = Tesouros no jogo: { $exist }, e não { $found }.
flaw-face-down-without-monument = A peça virada para baixo em { $cell } não está sob nenhum monumento.
flaw-monument-without-tiles = O monumento { $monument } precisa de uma peça virada para baixo em { $cell }.
flaw-monument-off-board = O monumento { $monument } em { $cell } sairia do tabuleiro.
flaw-monuments-overlap = Há dois monumentos em { $cell }.
flaw-monument-colour = O monumento { $monument } está em um rio, mas nenhuma de suas metades é azul.
flaw-monument-twice = Só existe um monumento { $monument }.
flaw-building-twice = Só existe uma construção “{ $building }”.
flaw-building-off-colour = A construção “{ $building }” precisa de { $tile } em { $cell }.
flaw-wonder-off-board = A maravilha em { $cell } sairia do tabuleiro.
flaw-wonder-without-cell = A maravilha também precisa estar em { $cell }.
flaw-no-wonder-there = { $cell } não faz parte da maravilha.
flaw-needs-buildings = A construção “{ $building }” está aqui, mas a opção `buildings` está desligada.
flaw-needs-wonder = A maravilha está aqui, mas a opção `wonder` está desligada.
flaw-catastrophes = Cada jogador tem 2 catástrofes; { $dynasty } não pode ter { $left } ainda por jogar.
flaw-too-many-catastrophes = Catástrofes no tabuleiro: { $found }; catástrofes jogadas: { $played }.
