# A análise de uma partida terminada, no replay.

review-title = Análise
review-close = Fechar a análise
review-button-about = O que cada decisão custou, o que foi sorte e onde a partida foi vencida
review-button-working = Análise { $percent }%
review-not-yet = Uma partida só pode ser analisada depois de terminar: antes disso, a análise revelaria o que os outros têm na mão.
review-about = O bot mais forte examina cada decisão de cada jogador, só com o que ele podia saber, e separa sorte de habilidade. Leva cerca de um minuto e continua enquanto você olha a partida. Os erros das pessoas viram exercícios em Praticar.
review-begin = Analisar esta partida
review-reading = Procurando uma análise anterior…
review-working = Cada decisão está sendo examinada. Enquanto isso, olhe a partida à vontade; sair do replay interrompe a análise.
review-progress-spoken = Análise: { $percent } prontos
review-not-kept = A análise e as anotações desta partida não podem ser lidas ou gravadas: { $why }

review-points = { $points ->
    [1] { $points } ponto percentual
   *[other] { $points } pontos percentuais
}
review-number = { $points }
review-inaccuracy = Imprecisão
review-mistake = Erro
review-blunder = Erro grave

# As marcas. Os pontos são da chance de vencer.
review-mark-inaccuracy = Imprecisão { $of-dynasty }: { $points } a menos
review-mark-mistake = Erro { $of-dynasty }: { $points } a menos
review-mark-blunder = Erro grave { $of-dynasty }: { $points } a menos
review-mark-lucky = Sorte na compra { $of-dynasty }: { $points } acima da média
review-mark-unlucky = Azar na compra { $of-dynasty }: { $points } abaixo da média
review-mark-turned = Virada: daqui até o fim, { $dynasty } na frente
review-mark-back = A marca anterior
review-mark-on = A próxima marca
review-mark-at = { $at } de { $count }
review-marks-own = { $said }. Clique para ver só as marcas das pessoas que jogaram: { $count }
review-marks-all = { $said }, só das pessoas que jogaram. Clique para ver todas as marcas: { $count }
review-marks = { $count ->
    [0] Nenhuma marca
    [one] 1 marca
   *[other] { $count } marcas
}
review-nothing-here = Aqui não houve escolha de verdade. As setas acima levam de marca em marca.
review-turn = Turno { $turn }
review-chance-of = { $player }: { $percent } de chance de vencer, à primeira vista
review-chart-spoken = Chances ao longo da partida. Agora: { $chances }. { $count ->
    [0] Nenhuma marca
    [one] 1 marca
   *[other] { $count } marcas
}.

# O que foi jogado, e o que era melhor.
review-played = Jogada { $of-dynasty }: { $decision } ({ $percent } de chance de vencer, numa análise mais longa)
# Com marca: abaixo há pouco espaço para o que era melhor.
review-played-marked = Jogada { $of-dynasty }: { $decision } ({ $percent } de chance)
review-played-marked-reason = Jogada { $of-dynasty }: { $decision } ({ $percent } de chance): { $reason }
review-better = Melhor: { $decision } ({ $percent }, { $points } a mais)
review-better-marked = Melhor: { $decision } ({ $percent })
review-then = Depois: { $list }
review-then-reason = { $decision } ({ $reason })
review-nothing-better = Não foi encontrado nada claramente melhor.
review-reason = O que essa jogada faz: { $reason }
# De uma decisão de outro que não quem lê: “você” é esse jogador.
review-reason-of = O que essa jogada faz, do ponto de vista { $of-dynasty }: { $reason }
review-reason-later = A diferença só aparece mais tarde: o bot continuou as duas jogadas em muitas partidas possíveis.
review-on-board = No tabuleiro: um xis no que foi jogado, um visto no que era melhor.
review-two-sights = As linhas acima são a primeira impressão do bot em cada momento; as chances ao lado de cada decisão vêm de muitas continuações possíveis, jogadas até o turno seguinte.
review-try = Testar
review-practise = Praticar
review-practise-about = A posição vira exercício, como acontece sozinho com todo erro de uma pessoa: volta em Praticar até você aprender.
review-noted = Sua anotação: { $note }
review-note = Sua anotação sobre este momento

# O resultado de tudo.
review-sums = Resumo
review-sums-title = Resumo da partida
review-sums-close = Fechar
review-sums-about = Um ponto, aqui, é um ponto percentual da chance de vencer. Só conta como erro o que seguramente não se deve ao acaso; sorte é o que foi comprado, em relação à média do que podia ter vindo. “2 em 13: −9” são 2 falhas em 13 escolhas de verdade, que custaram 9 pontos; “–” é onde não houve nenhuma. O total perdido inclui também as perdas menores. A precisão, e quem jogou melhor, dão mais peso às escolhas feitas com a partida em aberto. O melhor turno é aquele em que a chance de vencer mais subiu antes de qualquer compra.
review-sums-part = De { $player } só conta aqui o que uma pessoa decidiu e comprou, não o que um bot fez no mesmo lugar.
review-cell-spoken = { $player }, { $what }: { $value }
review-none = –
review-accuracy = Precisão
review-inaccuracies = Imprecisões
review-mistakes = Erros
review-blunders = Erros graves
review-lost = Pontos percentuais perdidos
review-luck = Pontos percentuais de sorte
review-luck-up = +{ $points }
review-luck-even = ±{ $points }
review-luck-down = −{ $points }
review-best-turn = Melhor turno
review-worst-turn = Pior turno
review-best-turn-at = Turno { $turn }: +{ $points }
review-worst-turn-at = Turno { $turn }: −{ $points }
review-go-there = Ir a este turno
review-kind = { $count } em { $choices }: −{ $points }
review-kind-free = { $count } em { $choices }
review-kind-placing = Falhas ao colocar peças
review-kind-leaders = Falhas com líderes
review-kind-catastrophes = Falhas com catástrofes
review-kind-swaps = Falhas nas trocas
review-kind-conflicts = Falhas em conflitos
review-kind-building = Falhas ao construir
review-kind-treasures = Falhas com tesouros
review-kind-ending = Falhas ao encerrar turnos
review-kind-moving = Falhas ao mover
review-kind-settling = Falhas ao assentar
review-kind-migrating = Falhas ao migrar
review-kind-skills = Falhas com habilidades
review-kind-discarding = Falhas ao descartar
review-told-both = { $player } jogou melhor e teve mais sorte.
review-told-apart = { $player } jogou melhor, e { $other } teve mais sorte.
review-told-played = { $player } jogou melhor; quem teve mais sorte, os números não dizem.
review-told-drew = { $player } teve mais sorte; quem jogou melhor, os números não dizem.
review-told-nothing = Os números não dizem quem jogou melhor nem quem teve mais sorte.
review-told-one-played-better = { $player } jogou melhor que a média dos outros.
review-told-one-played-worse = { $player } jogou pior que a média dos outros.
review-told-one-drew-better = { $player } teve mais sorte que a média dos outros.
review-told-one-drew-worse = { $player } teve menos sorte que a média dos outros.

settings-review = Análise de uma partida
settings-review-about = Quantos pontos da chance de vencer uma decisão precisa custar para receber este nome, e quantos uma compra precisa trazer ou custar para contar como sorte ou azar.
settings-review-luck = Sorte ou azar
