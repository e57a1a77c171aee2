# Praticar: posições em que se pede uma decisão.

practice-title = Praticar
practice-reading = Procurando os exercícios …

# As partes da página
practice-own = Seus erros
practice-tab = { $name } · { $count } hoje
practice-own-about = Erros que uma análise encontrou em partidas das quais você jogou pelo menos a metade, e o que você escolheu praticar em uma análise. O que você acerta volta depois de alguns dias, cada vez mais tarde, até você aprender; o que você erra volta no mesmo dia.
practice-own-none = Ainda não há erros seus para praticar. Termine uma partida, abra-a no histórico e peça a análise: o que foi erro ou erro grave ali vira exercício aqui; uma imprecisão, só se você pedir. Enquanto isso, há posições de partidas dos bots.
practice-shipped-about = Vinte posições de partidas dos bots, das fáceis às difíceis: fácil é o que quase todo bot encontra. O que você acerta volta depois de alguns dias, até você aprender; o que você erra, no mesmo dia.
practice-of = Exercícios e respostas de { $name }. Quem joga aqui se escolhe no histórico.

# Caixas
practice-box = { $days ->
    [0] { $box }: mesmo dia
    [one] { $box }: após um dia
   *[other] { $box }: após { $days } dias
}
practice-box-about = Caixa { $box }, perguntada { $days ->
    [0] de novo no mesmo dia
    [one] de novo depois de um dia
   *[other] de novo depois de { $days } dias
}: { $count ->
    [0] nenhum exercício
    [one] um exercício
   *[other] { $count } exercícios
}
practice-box-last = Aprendido
practice-box-last-about = O que você aprendeu e não volta mais: { $count ->
    [0] nenhum exercício
    [one] um exercício
   *[other] { $count } exercícios
}

# Linhas
practice-row-shipped = Posição { $number }
practice-row-known = { $which }: { $kind }
practice-row-about = { $from } · { $standing }
practice-from-game = Partida de { $date }, turno { $turn }: perda de { $points }
practice-easy = Fácil
practice-middling = Média
practice-hard = Difícil
practice-new = ainda sem resposta
practice-due = para hoje, caixa { $box } de { $boxes }
practice-waits = { $days ->
    [one] volta amanhã
   *[other] volta em { $days } dias
}, caixa { $box } de { $boxes }
practice-sits = você aprendeu
practice-do = Praticar
practice-do-told = Praticar: { $title }
practice-more = { $count ->
    [one] Mais um exercício aparece quando você aprender alguns destes.
   *[other] Mais { $count } exercícios aparecem quando você aprender alguns destes.
}
practice-begin = { $count ->
    [1] Começar: 1 exercício para hoje
   *[other] Começar: { $count } exercícios para hoje
}
practice-begin-new = Começar um exercício novo

# Tipos de decisão
practice-kind-placing = Colocar uma peça
practice-kind-leaders = Um líder
practice-kind-catastrophes = Uma catástrofe
practice-kind-swaps = Trocar peças
practice-kind-conflicts = Um conflito
practice-kind-building = Construir
practice-kind-treasures = Pegar um tesouro
practice-kind-ending = O fim de um turno
practice-kind-moving = Mover
practice-kind-settling = Assentar
practice-kind-migrating = Uma migração
practice-kind-skills = Uma habilidade
practice-kind-discarding = Descartar cartas

# Na mesa: a pergunta
practice-ask-actions = Você está no lugar { $of-dynasty } e ainda tem { $count ->
    [one] uma ação
   *[other] { $count } ações
}. Qual é a melhor jogada?
practice-ask-turn = Você está no lugar { $of-dynasty } e é a sua vez. O que é melhor agora?
practice-ask-placing = Você está no lugar { $of-dynasty }. Onde vai a peça?
practice-ask-leaders = Você está no lugar { $of-dynasty }. O que é melhor com os líderes?
practice-ask-catastrophes = Você está no lugar { $of-dynasty }. Qual é a melhor jogada?
practice-ask-swaps = Você está no lugar { $of-dynasty }. Qual é a melhor jogada?
practice-ask-conflicts = Você está no lugar { $of-dynasty } e há um conflito. Qual é a melhor jogada?
practice-ask-building = Você está no lugar { $of-dynasty } e pode construir. Qual é a melhor jogada?
practice-ask-treasures = Você está no lugar { $of-dynasty } e pega um tesouro. Qual?
practice-ask-ending = Você está no lugar { $of-dynasty }, no fim do turno. Qual é a melhor jogada?
practice-ask-discarding = Você está no lugar { $of-dynasty } e perde metade da mão. Que cartas saem?
practice-made = Sua jogada na partida: { $decision }. Há algo melhor?
practice-how = Jogue no tabuleiro, como numa partida. Só uma decisão conta.
practice-thinking = O bot mais forte examina a sua resposta …
practice-leave = Sair

# O veredito
practice-right = Certo: é o melhor que há
practice-as-good = Certo: tão bom quanto o melhor
practice-hardly-worse = Certo: quase tão bom quanto o melhor
practice-wrong = Há algo melhor
practice-yours = Você: { $decision } ({ $percent } de chance de vencer)
practice-better = Melhor: { $decision } ({ $percent } de chance de vencer, { $points } a mais)
practice-also = A escolha da análise: { $decision } ({ $percent } de chance de vencer)
practice-played-then = { $percent ->
    [none] Sua jogada na partida: { $decision }
   *[other] Sua jogada na partida: { $decision } ({ $percent } de chance de vencer)
}
practice-bot-played = { $percent ->
    [none] Na partida, um bot mais fraco jogou: { $decision }
   *[other] Na partida, um bot mais fraco jogou: { $decision } ({ $percent } de chance de vencer)
}
practice-next = { $days ->
    [0] Este exercício volta ainda hoje.
    [one] Este exercício volta amanhã.
   *[other] Este exercício volta em { $days } dias.
}
practice-next-told = A resposta tinha acabado de ser dada: o exercício volta ainda hoje.
practice-next-never = Você aprendeu: não volta mais.
practice-next-first = Só a primeira resposta conta. { $next }
practice-on = { $count ->
    [one] Próximo: falta um
   *[other] Próximo: faltam { $count }
}
practice-once-more = De novo
practice-once-more-about = A mesma posição outra vez. Só a primeira resposta conta.
practice-try = Jogar a partir daqui
practice-try-about = Uma partida própria continua desta posição, contra os bots.
practice-list = Ir à lista
practice-to-review = Voltar à análise

# O que pode dar errado
practice-unreadable = Este exercício não pode ser aberto: a posição não vale pelas regras desta versão. Os outros não são afetados.
practice-not-kept = Não dá para ler ou gravar os exercícios: { $why }
practice-shelf-damaged = O que se sabia dos seus exercícios estava danificado. Agora está em “{ $file }”, na pasta de prática; todos os exercícios estão lá e recomeçam na primeira caixa.
practice-shelf-newer = Uma versão mais nova do programa gravou como estão os seus exercícios. Até ela rodar de novo, as respostas só valem enquanto esta janela estiver aberta.
practice-damaged = { $count ->
    [one] Um exercício estava danificado e agora está em “{ $file }”, na pasta de prática.
   *[other] { $count } exercícios estavam danificados; o primeiro agora está em “{ $file }”, na pasta de prática.
}
