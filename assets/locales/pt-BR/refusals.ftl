# Por que uma decisão é recusada: uma frase para cada motivo, dita a quem tentou.
# $tile e $tiles são nomes de peças; $key é black, red, blue ou green (sem tradução, para escolher por ela).

refusal-unknown = Essa jogada não existe neste jogo.
refusal-not-now = Não é isso que o jogo espera agora.
refusal-not-in-hand = Você não tem { $key ->
    [blue] nenhuma
   *[other] nenhum
} { $tile } na mão.
refusal-blocked = Uma catástrofe bloqueia esta casa até o fim da partida.
refusal-occupied = Esta casa já está ocupada.
refusal-needs-river = Fazendas só podem ser colocadas em rios.
refusal-needs-land = Nos rios só cabem fazendas: nenhuma outra peça, e nenhum líder.
refusal-three-kingdoms = Uma peça aqui tocaria três reinos ou mais; ela pode unir dois, no máximo.
refusal-not-on-board = Seu { $leader } não está no tabuleiro.
refusal-same-cell = Seu líder já está nesta casa.
refusal-needs-temple = Um líder precisa ficar ao lado de um templo; os que estão sob um monumento não contam.
refusal-unites-kingdoms = Um líder não pode unir reinos.
refusal-no-catastrophe-left = Você já jogou suas duas catástrofes.
refusal-leader-there = Líderes estão a salvo de catástrofes.
refusal-protected = Tesouros, construções, monumentos e a maravilha estão a salvo de catástrofes.
refusal-too-many = { $have ->
    [0] Você não tem { $tiles } para reforçar.
    [1] Você só tem { $key ->
        [blue] uma
       *[other] um
    } { $tile } para reforçar.
   *[other] Você só tem { $have } { $tiles } para reforçar.
}
refusal-english-limit-attacker = Conflitos à inglesa: não reforce, ou reforce com pelo menos { $needed }, o que vence a força do defensor no tabuleiro.
refusal-english-limit-defender = { $needed ->
    [0] Conflitos à inglesa: você já está vencendo, então não reforce.
   *[other] Conflitos à inglesa: não reforce, ou reforce com exatamente { $needed }, o que iguala as forças.
}
refusal-not-in-line = Essa peça não está em linha com a que acabou de ser colocada.
refusal-line-too-short = A linha é curta demais: aqui a construção precisa de uma com pelo menos { $needed } peças.
refusal-no-such-square = Nenhum monumento desse tipo pode ser construído neste quadrado.
refusal-monument-taken = Esse monumento já foi construído.
refusal-no-such-cross = A maravilha não pode ser construída aqui.
refusal-not-a-treasure = Não há tesouro para levar aqui.
refusal-border-first = Os tesouros das casas com borda especial devem ser levados primeiro.

# Tabuleiros que um jogador escreveu.
board-file-damaged = { $file }: { $why }
board-file-too-large = Tem mais de { $limit } bytes, mais do que um tabuleiro precisa.
board-file-name-twice = Outro arquivo tem um tabuleiro chamado { $name }; dê outro nome a este.
board-files-damaged = { $count ->
    [one] Um tabuleiro seu não pode ser usado. Corrija o arquivo ou tire-o da pasta “boards”:
   *[other] { $count } tabuleiros seus não podem ser usados. Corrija os arquivos ou tire-os da pasta “boards”:
}
board-files-more = e mais { $count }
