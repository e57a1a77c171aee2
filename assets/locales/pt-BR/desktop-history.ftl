# O histórico: partidas terminadas que ficam, de quem são e no que deram.

history-title = Histórico
history-reading = Lendo as partidas terminadas …
history-empty = Ainda não há partidas suas terminadas. Toda partida em que alguém joga ao menos metade fica guardada nesta página quando termina; partidas de bots, não.
history-empty-me = Nenhuma partida terminada de { $name } ainda. Aqui entram as partidas em que alguém com esse nome está à mesa.
history-none-found = Nenhuma partida corresponde ao que foi escolhido acima.
history-show-all = Mostrar todas
history-show-all-about = Mostrar de novo todas as partidas

# As partes da página
history-tab-games = Partidas
history-tab-sums = Resultados
history-tab-course = Evolução

# Quem joga aqui
history-who = Quem joga aqui
history-everybody = Todos
history-add = Adicionar nome
history-change = Alterar
history-add-title = Quem joga aqui?
history-add-about = As partidas em que alguém com esse nome está à mesa aparecem como suas. As novas partidas já começam com o nome. Tudo fica neste computador.
history-add-first = As partidas que uma só pessoa jogou sem nome também aparecem como suas.
history-add-known = Nomes nas partidas terminadas:
history-name = Nome
history-add-do = Adicionar
history-change-title = { $name }
history-change-about = As partidas com o nome antigo continuam suas.
history-nameless = As partidas sem nome são minhas
history-nameless-about = Partidas em que uma só pessoa jogou, sem dar um nome.
history-change-do = Salvar
history-remove = Remover este nome
history-remove-title = Remover este nome?
history-remove-about = “{ $name }” não aparecerá mais entre quem joga aqui. As partidas ficam onde estão.
history-remove-do = Remover
history-name-empty = Escreva um nome.
history-name-taken = Esse nome já é, ou já foi, de { $name }.
history-name-many = { $count ->
    [one] Já há { $count } nome: remova-o primeiro.
   *[other] Já há { $count } nomes: remova um primeiro.
}
profiles-damaged = Não foi possível ler os nomes de quem joga aqui. O arquivo danificado foi guardado como { $file }; nenhuma partida se perdeu.
profiles-unreadable = Não foi possível ler os nomes de quem joga aqui. { $file }: { $why } O arquivo fica como está, e o que você mudar agora só vale até sair.
profiles-not-written = Não foi possível salvar os nomes de quem joga aqui. { $file }: { $why }

# O que se olha
history-game = Jogo
history-game-any = Todos os jogos
history-against = Contra
history-against-any = Contra qualquer um
history-against-people = Só pessoas
history-against-bots = Só bots
history-against-both = Pessoas e bots
history-players = Quantos
history-players-any = Qualquer nº de jogadores
history-players-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
history-board = Tabuleiro
history-board-any = Todo tabuleiro
history-variants = Variantes
history-variants-any = Todas as variantes
history-variants-none = Sem variantes
history-playing = Jogando com
history-playing-any = Qualquer lado
history-of-game = { $what } ({ $game })

# No que deram
history-total = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
history-total-own = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} · { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
} em { $own } ({ $percent }%) · { $mean } pontos em média · recorde { $best }
history-total-several = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} · { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
} em { $own } ({ $percent }%)
history-total-branches = { $games ->
    [1] 1 partida jogada a partir de outra não conta
   *[other] { $games } partidas jogadas a partir de outras não contam
}
history-points-about = Os pontos são o que decide primeiro a classificação: a cor mais fraca em Tigris & Euphrates, os templos em Babel. Uma partida entre várias pessoas conta para o nome escolhido no alto da página, se houver nomes.

# A lista
history-ended = Data
history-place = Colocação
history-points = Pontos
history-opponents = Contra
history-turns = Turnos
history-sort = Ordenar por { $column }
history-sorted-up = { $column }, em ordem crescente
history-sorted-down = { $column }, em ordem decrescente
history-won = Vitória
history-place-count = { $place ->
    [1] 1º (venceu)
   *[other] { $place }º
}
history-of-players = de { $players }
history-winner = { $name } venceu
history-bot = { $level } (bot)
# Em uma partida analisada: erros e erros graves de quem olha.
history-faults = { $count ->
    [0] sem erros
    [one] 1 erro
   *[other] { $count } erros
}
history-played-as = com { $player }
history-detail = { $first } · { $second }
history-branch = a partir de outra partida
history-finished-by-bot = terminada por um bot
# O que leitores de tela dizem de uma partida.
history-identity = { $game } de { $date } contra { $against }: { $place } { $of }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
history-identity-several = { $game } de { $date } entre { $against }: { $winner }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
history-replay = Replay
history-export = Exportar
history-delete = Apagar

# Resultados separados
history-by = Por
history-by-opponent = Adversários e níveis
history-by-board = Tabuleiro
history-by-variants = Variantes
history-by-playing = Dinastia ou cidade
history-by-players = Número de jogadores
history-nobody = Alguém sem nome
history-several-people = Várias pessoas
history-one-board = Tabuleiro único
history-sum-games = Partidas
history-sum-won = Vitórias
history-sum-share = % vitórias
history-sum-mean = Pontos
history-sum-best = Recorde
history-sum-spoken = { $group }: { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}, vitórias: { $won }, { $share }, { $mean } pontos em média, recorde { $best }
history-unknown = –

# Pontos ao longo do tempo
history-course-none = Para ver os pontos ao longo do tempo é preciso saber de quem se trata: escolha um nome acima ou jogue uma partida como única pessoa.
history-course-axis = Partidas, da primeira à última
history-course-won = Vitória
history-course-other = Sem vitória
history-course-mean = Média das dez últimas
history-course-axis-mistakes = Erros e erros graves por partida
history-course-spoken = { $game }: { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} ao longo do tempo. As dez primeiras tiveram { $first } pontos em média, as dez últimas { $last }; a melhor teve { $best }.
history-course-point =
    { $date }
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $place } { $of }
    { $against }
history-mistakes = Erros
history-course-point-mistakes =
    { $date }
    { $points ->
        [one] { $points } erro ou erro grave
       *[other] { $points } erros e erros graves
    }, { $place } { $of }
    { $against }
history-course-spoken-mistakes = { $game }: { $games ->
    [one] { $games } partida analisada
   *[other] { $games } partidas analisadas
} ao longo do tempo. As dez primeiras tiveram { $first } erros e erros graves em média, as dez últimas { $last }; o máximo numa partida foi { $best }.

# Arquivos que saem
history-export-table = Exportar tabela
history-export-records = Exportar registros
history-export-table-title = Exportar como tabela
history-export-table-about = { $games ->
    [1] 1 partida vai
   *[other] { $games } partidas vão
} para este arquivo CSV, uma linha por jogador, para qualquer planilha.
history-export-records-title = Exportar os registros
history-export-records-about = { $games ->
    [1] O registro de 1 partida vai para esta pasta. Em Carregar é possível importá-lo
   *[other] Os registros de { $games } partidas vão para esta pasta, um arquivo cada. Em Carregar é possível importá-los
} de novo.
history-path-file = Caminho do arquivo
history-path-folder = Caminho da pasta
history-exported-table = “{ $name }” foi gravado.
history-exported-records = { $games ->
    [1] Agora há 1 registro
   *[other] Agora há { $games } registros
} em “{ $name }”.
history-export-failed = Não foi possível gravar “{ $name }”: { $why }
history-no-folder = A pasta “{ $folder }” não existe. Escreva o caminho de uma que exista.
history-exporting = Gravando as partidas …
history-file-name = Histórico de Two Rivers

history-delete-title = Apagar esta partida do histórico?
history-delete-about = { $game }. A análise dela e as suas anotações também são apagadas; o que foi salvo com nome e os exercícios que saíram dela permanecem.
history-deleted = A partida não está mais no histórico.
history-damaged = { $file }: está guardado na pasta das partidas terminadas como { $aside }; todas as outras estão na lista.
history-damaged-more = { $text } ({ $count ->
    [1] Mais 1 arquivo também não pôde ser lido.
   *[other] Mais { $count } arquivos também não puderam ser lidos.
})

# A tabela para planilhas: o sinal entre as células e os títulos.
history-csv-separator = ;
history-csv-game-id = Registro
history-csv-ended = Fim (UTC)
history-csv-game = Jogo
history-csv-board = Tabuleiro
history-csv-variants = Variantes
history-csv-players = Jogadores
history-csv-turns = Turnos
history-csv-seat = Lugar
history-csv-plays = Joga com
history-csv-name = Nome
history-csv-level = Nível do bot
history-csv-me = Eu
history-csv-points = Pontos
history-csv-place = Colocação
history-csv-mistakes = Erros e erros graves
history-csv-branch = Jogada a partir de outra
history-csv-yes = sim
history-csv-no = não
