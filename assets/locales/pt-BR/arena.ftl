# A arena: bots contra bots, para quem quer deixar os bots mais fortes.

arena-help = Bots contra bots

    arena match  --bot BOT [--bot BOT]... [OPÇÕES]      quem vence com que frequência
    arena match  --bot BOT --against BOT [OPÇÕES]       um sozinho contra cópias do outro, e o contrário
    arena sprt   --bot BOT --against BOT [OPÇÕES]       joga até ficar claro se o primeiro é melhor
    arena ladder [--bot BOT]... [OPÇÕES]                cada nível contra o de baixo, e o mais forte contra
                                                        random, greedy, net1 e turn30 (babel: random e
                                                        greedy); mostra uma tabela
                                                        em Markdown; com --bot, só os confrontos destes
    arena soak   [--bot BOT]... [OPÇÕES]                todas as condições em sequência, à procura de falhas
    arena review ARQUIVO [OPÇÕES]                       o que cada decisão de uma partida salva custou, e a sorte
    arena calibrate --bot BOT [--bot BOT]... [OPÇÕES]   joga partidas, analisa todas e compara o que foi dito
                                                        com o que aconteceu
    arena exercises [--bot BOT]... [OPÇÕES]             joga partidas e imprime vinte posições delas para
                                                        praticar, das fáceis às difíceis (bots: todo nível)

    BOT é NOME[@PASTA][:evals=N][:time=MS]: sem uma pasta de redes, joga com as do programa;
    sem um limite, usa o seu próprio.

    --game JOGO            qual jogo: tigris, babel (tigris)
    --evals N, --time MS   o limite de cada bot citado sem limite
    --players N[,N]...     quantos jogadores: 2, 3, 4 (match, sprt: 2; os outros: 2,3,4); babel: 2
    --board B              standard, advanced ou mixed: os dois em sequência (soak: mixed)
    --variants V           none, mixed (as 16 misturas em sequência) ou algumas de
                           buildings,wonder,english,open (soak: mixed)
    --options O            babel: none, mixed (as 4 misturas em sequência) ou algumas de founding,handicap
                           (soak: mixed)
    --games N              partidas de cada formação, arredondadas para cima, para que cada distribuição
                           seja jogada em todas as rotações dos lugares (match, ladder: 200; soak: 192;
                           sprt: no máximo 20000); calibrate, exercises: partidas ao todo (20, 60)
    --seed N               a semente da primeira distribuição; cada uma depois tem a seguinte (1)
    --threads N            quantas partidas ao mesmo tempo (tantas quantos forem os núcleos)
    --out ARQUIVO          grava cada partida em um arquivo que termina em .ron ou .csv
    --stall N              uma partida com mais decisões emperrou (5000)
    --tolerance MS         quanto uma decisão pode passar do seu limite (100)
    --deadline MS          soak: o tempo máximo para bots cujo limite não define um (1000)
    --elo0 E, --elo1 E     sprt, ladder: não é melhor que elo0, ou é melhor por elo1? (0 e 30; ladder: 0 e 147)
    --alpha P, --beta P    sprt, ladder: a chance de errar para cada lado (0.05)
    --lines                review: uma linha por decisão ou compra, para outros programas
    --inaccuracy, --mistake, --blunder, --luck P
                           review, calibrate, exercises: a partir de quantos pontos da chance de vencer uma perda,
                           ou uma compra, recebe esse nome (5, 10, 20 e 5)
    --early                ladder: as séries do nível mais forte terminam assim que o teste fica claro

    Termina com 1 quando um bot falhou ou uma partida emperrou (soak: ou quando uma decisão atrasou).

# Erros na linha de comando
arena-unknown-command = Não existe o comando "{ $command }"; "arena --help" mostra todos.
arena-unknown-option = Este comando não tem a opção "{ $option }"; "arena --help" mostra todas.
arena-missing-value = A opção { $option } precisa de um valor depois dela.
arena-surplus-value = A opção { $option } não recebe valor.
arena-not-text = A opção { $option } recebe texto simples; não "{ $value }".
arena-no-command = Falta um comando: match, sprt, ladder, soak, review, calibrate ou exercises; "arena --help" explica o que fazem.
arena-unknown-game = Não existe o jogo "{ $game }".
arena-unknown-bot = Não existe o bot "{ $bot }".
arena-bad-net = { $file } não pode ser usado: { $why }.
arena-no-nets = Os bots deste jogo não usam redes: "{ $bot }" não recebe pasta.
arena-bad-budget = O limite de um bot se escreve evals=N ou time=MS, cada um no máximo uma vez, com um número a partir de 1; não "{ $text }".
arena-bad-players = A opção { $option } recebe números de jogadores de { $least } a { $most }, separados por vírgulas; não "{ $value }".
arena-bad-board = A opção { $option } recebe standard, advanced ou mixed; não "{ $value }".
arena-bad-variants = A opção { $option } recebe none, mixed ou algumas de buildings,wonder,english,open; não "{ $value }".
arena-bad-options = A opção { $option } recebe none, mixed ou algumas de founding,handicap; não "{ $value }".
arena-bad-out = A opção { $option } recebe um arquivo que termina em .ron ou .csv; não "{ $value }".
arena-bad-number = A opção { $option } não aceita o número "{ $value }".
arena-elo-order = O teste precisa de um --elo0 menor que o --elo1.
arena-needs-bots = Uma série precisa de um a { $most } bots, cada um citado depois de --bot.
arena-needs-one-bot = Com --against, cita-se exatamente um bot depois de --bot.
arena-needs-candidate = O teste precisa de um candidato depois de --bot e de uma referência depois de --against.
arena-needs-level = A escada não tem nenhuma série dos bots citados depois de --bot: cite níveis acima do mais baixo.
arena-needs-file = Uma análise precisa do arquivo de uma partida.
arena-bad-file = { $why }
arena-cannot-write = Não foi possível gravar { $file }: { $why }

# Resultados
arena-title = { $players } jogadores: { $bots }
arena-soak-title = soak
arena-progress = { $title }: partida { $done } de { $total }, { $rate } por segundo, no máximo mais { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}
arena-head-bot = bot
arena-head-table = mesa
arena-head-games = partidas
arena-head-wins = vitórias
arena-head-share = parcela
arena-head-interval = 95%
arena-head-fair = justo
arena-head-elo = Elo
arena-head-points = pontos, do menor ao maior
arena-head-mean = tempo médio
arena-head-longest = mais longo
arena-head-late = atrasos
arena-head-faults = falhas
arena-lengths = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}, em média com { $turns } turnos (no máximo { $longest }) e { $decisions } decisões (no máximo { $most }). O Elo é contado a partir do último bot, pelo modelo de Bradley e Terry.
arena-faults = Falhas: decisões ilegais { $illegal }, respostas ausentes { $silent }, bots que falharam { $panicked }, partidas emperradas { $stalled }, posições impossíveis { $unsound }.

arena-sprt-helps = Ajuda: { $elo1 } Elo são mais prováveis que { $elo0 } (LLR { $llr }, limites { $low } e { $high }, alfa { $alpha }, beta { $beta }).
arena-sprt-does-not-help = Não ajuda: { $elo0 } Elo são mais prováveis que { $elo1 } (LLR { $llr }, limites { $low } e { $high }, alfa { $alpha }, beta { $beta }).
arena-sprt-open = Ainda não está claro entre { $elo0 } e { $elo1 } Elo (LLR { $llr }, limites { $low } e { $high }, alfa { $alpha }, beta { $beta }).

arena-ladder-head =
    | jogadores | bot | contra | partidas | vencidas | 95% | justo | Elo | pontos, do menor ao maior | decisão média | mais longa |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
arena-ladder-row = | { $players } | { $bot } | { $others } × { $rival } | { $games } | { $share } | { $interval } | { $fair } | { $elo } | { $points } | { $mean } | { $longest } |

arena-review-player = jogador
arena-review-accuracy = precisão
arena-review-choices = escolhas
arena-review-inaccuracies = imprecisões
arena-review-mistakes = erros
arena-review-blunders = erros graves
arena-review-lost = perda
arena-review-luck = sorte
arena-review-best-turn = melhor turno
arena-review-worst-turn = pior turno
arena-review-turned = Quem venceu ficou na frente de vez a partir do momento { $moment }.
arena-review-moment = momento
arena-review-turn = turno
arena-review-kind = tipo
arena-review-made = jogado
arena-review-best = melhor
arena-review-before = antes
arena-review-after = com o jogado
arena-review-with-best = com o melhor
arena-review-named = chama-se
arena-review-inaccuracy = imprecisão
arena-review-mistake = erro
arena-review-blunder = erro grave
arena-review-nothing = Ninguém cometeu um erro.

arena-calibrate-bot = bot
arena-calibrate-games = partidas
arena-calibrate-choices = escolhas
arena-calibrate-inaccuracies = imprecisões
arena-calibrate-mistakes = erros
arena-calibrate-blunders = erros graves
arena-calibrate-lost = perda
arena-calibrate-accuracy = precisão
arena-calibrate-luck = sorte
arena-calibrate-said = dito
arena-calibrate-count = vezes
arena-calibrate-mean = à primeira vista
arena-calibrate-mean-played = jogando adiante
arena-calibrate-came = venceu

arena-soak-sound = Sem problemas: { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}, nenhuma falha, nenhuma decisão atrasada.
arena-soak-faults = Com problemas: { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}, { $faults ->
    [1] { $faults } falha
   *[other] { $faults } falhas
}, { $late ->
    [1] { $late } decisão atrasada
   *[other] { $late } decisões atrasadas
}.

arena-fault = Falha: { $what } (decisão { $decision }, lugar { $seat }; semente { $seed }, { $conditions }, lugares { $bots })
arena-fault-illegal = a decisão ilegal "{ $decision }"
arena-fault-silent = nenhuma resposta
arena-fault-panicked = o bot falhou
arena-fault-stalled = a partida não termina
arena-fault-unsound = a posição não se sustenta: { $why }
