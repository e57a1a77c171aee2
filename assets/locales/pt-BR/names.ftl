# Os nomes das coisas. As frases de refusals.ftl e events.ftl recebem um nome como variável.
#
# Em todos os arquivos, o singular é [1] e não [one]: para as regras de plural do português o zero
# também é singular, mas quem joga diz "0 templos". Onde o artigo depende do nome, $key traz a cor.

language-name = Português (Brasil)

colour-black = preto
colour-red = vermelho
colour-blue = azul
colour-green = verde

# Pontos de uma cor: o que alguém ganha.
points-black = { $count ->
    [1] { $count } ponto preto
   *[other] { $count } pontos pretos
}
points-red = { $count ->
    [1] { $count } ponto vermelho
   *[other] { $count } pontos vermelhos
}
points-blue = { $count ->
    [1] { $count } ponto azul
   *[other] { $count } pontos azuis
}
points-green = { $count ->
    [1] { $count } ponto verde
   *[other] { $count } pontos verdes
}

# Um tipo de peça, sozinho e em qualquer quantidade.
tile-black = assentamento
tile-red = templo
tile-blue = fazenda
tile-green = mercado

tiles-black = assentamentos
tiles-red = templos
tiles-blue = fazendas
tiles-green = mercados

tile-count-black = { $count ->
    [1] { $count } assentamento
   *[other] { $count } assentamentos
}
tile-count-red = { $count ->
    [1] { $count } templo
   *[other] { $count } templos
}
tile-count-blue = { $count ->
    [1] { $count } fazenda
   *[other] { $count } fazendas
}
tile-count-green = { $count ->
    [1] { $count } mercado
   *[other] { $count } mercados
}
tile-count-unknown = { $count ->
    [1] { $count } peça
   *[other] { $count } peças
}

# Uma lista é montada da esquerda para a direita: a lista até aqui e mais uma coisa.
list-more = { $list }, { $next }
list-last = { $list } e { $next }

leader-black = rei
leader-red = sacerdote
leader-blue = fazendeiro
leader-green = comerciante

# As quatro são masculinas: as frases contam com "do" e "o".
dynasty-archer = Arqueiro
dynasty-bull = Touro
dynasty-pot = Vaso
dynasty-lion = Leão

# Alguém como dono: uma pessoa pelo nome, e uma dinastia.
of-name = de { $name }
of-dynasty = do { $name }

# Alguém no meio de uma frase: uma pessoa pelo nome, e uma dinastia.
the-name = { $name }
the-dynasty = o { $name }

# Um bot à mesa; $level é o nome de um nível em minúsculas.
player-bot = { $name } · { $bot }
player-bot-level = bot, nível { $level }
player-bot-level-since = bot, nível { $level }, a partir do turno { $turn }
# The same where there is little room.
player-bot-since = bot desde o turno { $turn }

monument-black-red = monumento preto e vermelho
monument-black-blue = monumento preto e azul
monument-black-green = monumento preto e verde
monument-red-blue = monumento vermelho e azul
monument-red-green = monumento vermelho e verde
monument-blue-green = monumento azul e verde

building-black = palácio
building-red = biblioteca
building-blue = celeiro
building-green = salão do mercado

board-standard = Padrão
board-advanced = Avançado

# Os níveis, do mais fraco ao mais forte.
# Nenhum pode ter o nome de um líder, de uma peça ou de uma dinastia.
bot-level = { $rank } { $level }
bot-potter = Oleiro
bot-potter-style = Um iniciante simpático, que aprende com você e comete erros compreensíveis.
bot-scribe = Escriba
bot-scribe-style = Cuidadoso: anota cada ponto ao alcance e não vê o que está mais à frente.
bot-judge = Juiz
bot-judge-style = Sólido: pesa o valor de cada decisão.
bot-governor = Governador
bot-governor-style = Planeja o turno inteiro antes de tocar na primeira peça.
bot-lugal = Lugal
bot-lugal-style = O grande rei: imagina o que os outros têm na mão e simula muitos futuros até o fim.

# Com o que os níveis são medidos; partidas antigas ainda podem citá-los.
bot-net1 = Agrimensor
bot-net1-style = Avalia a posição depois de cada decisão, com força total. Para testes.
bot-turn30 = Intendente
bot-turn30-style = Avalia a posição depois do turno inteiro. Para testes.
bot-greedy = Aprendiz
bot-greedy-style = Olha uma jogada à frente e pega o que der.
bot-random = Dados
bot-random-style = Joga qualquer coisa que a regra permita. Serve para testes, não para uma noite agradável.
