# As regras de Babel com as nossas palavras. Um parágrafo tem um título, um texto e uma linha de outras palavras.

babel-rules-title = Regras de Babel
babel-rules-section-game = O jogo
babel-rules-section-turn = O turno
babel-rules-section-skills = Habilidades
babel-rules-section-end = O fim
babel-rules-section-table = À mesa

babel-rules-aim-title = Do que trata o jogo
babel-rules-aim-words = objetivo vencer vitória ganhar templos total como jogar iniciante começar pontos pontuar pontuação
babel-rules-aim =
    Duas cidades, Kish e Ur, erguem templos nas terras de cinco povos. A gente dos povos que se assenta na sua margem de uma terra sustenta o que você constrói ali.

    Um templo tem a altura do nível da sua carta do topo; o seu total é a soma dos seus cinco templos. Chegue a 15 enquanto o outro tem menos de 10, e você venceu.
babel-rules-material-title = Cartas e lugares
babel-rules-material-words = material componentes baralho povos níveis território terra fileira coluna pedreira marcador quantas
babel-rules-material =
    São 60 cartas de povo, doze de cada: assírios, hititas, medos, persas e sumérios; e 45 cartas de templo: dez de nível 1, nove de nível 2, oito de 3, sete de 4, seis de 5 e cinco de 6.

    Cada povo tem uma terra. Ali cada jogador tem uma fileira de cartas de povo, lida da primeira à última, e um templo de níveis crescentes.

    Na pedreira ficam o estoque de cartas de templo, viradas para baixo, e uma coluna para cada jogador, viradas para cima: só a carta do topo pode ser retirada. O marcador de cada jogador começa na pedreira e depois fica em uma terra; os dois podem estar na mesma.
babel-rules-setup-title = Como a partida começa
babel-rules-setup-words = preparação distribuir início inicial primeiro jogador mão cinco
babel-rules-setup =
    Cada coluna começa com um nível 1. As outras cartas de templo formam o estoque, e as cartas de povo, o baralho, ambos embaralhados; cada jogador recebe cinco cartas de povo. Quem começa é sorteado.

babel-rules-turn-title = O que se faz em um turno
babel-rules-turn-words = ordem fases comprar ações encerrar turno sequência passos passar pular terminar
babel-rules-turn =
    Você compra três cartas de povo. Depois faz o que quiser, em qualquer ordem: mover, assentar, construir, migrar uma vez, usar habilidades. Então encerra o turno, e duas cartas de templo vêm para a sua coluna.
babel-rules-move-title = Mover o marcador
babel-rules-move-words = mover viajar ir descartar carta terra território
babel-rules-move =
    Descarte uma carta de povo para pôr o seu marcador na terra daquele povo. Ele não pode se mover para onde já está. Onde ele está é onde você assenta, constrói e usa habilidades.
babel-rules-settle-title = Assentar
babel-rules-settle-words = assentar assentamento colocar carta fileira gente mão
babel-rules-settle =
    Ponha uma carta de povo da sua mão, de qualquer povo, no fim da sua fileira na terra onde está o seu marcador. Na pedreira ninguém se assenta.

    Uma carta assentada só deixa a fileira por migração e por habilidades.
babel-rules-build-title = Construir
babel-rules-build-words = construir construção templo erguer nível apoio coluna altura torre torres
babel-rules-build =
    Pegue a carta do topo de uma das colunas, a sua ou a outra, e ponha-a no seu templo onde está o seu marcador.

    O nível deve ser exatamente um a mais que a altura do templo, e a sua fileira ali deve ter pelo menos tantas cartas quanto o nível. Isso só conta no momento de construir: depois as cartas podem ir embora, e o templo fica.
babel-rules-migrate-title = Migração
babel-rules-migrate-words = migrar migração mover três cartas uma vez
babel-rules-migrate =
    Uma vez por turno, as três últimas cartas de uma das suas fileiras, exatamente três, podem ir para o fim da sua fileira em outra terra, na mesma ordem. Não importa onde está o seu marcador.
babel-rules-draw-title = Comprar cartas
babel-rules-draw-words = comprar baralho embaralhar descarte vazio limite mão estoque templo coluna
babel-rules-draw =
    As cartas de povo são compradas uma a uma. Quando é preciso comprar e o baralho está vazio, a pilha de descarte é embaralhada e vira o novo baralho; se ambos estiverem vazios, nada mais se compra. Não há limite para a mão, e quantas cartas alguém tem é sempre visível.

    No fim do seu turno, duas cartas de templo vão do estoque para a sua coluna, a mais alta primeiro, de modo que a mais baixa fica no topo. Se só restar uma, compra-se uma.
babel-rules-skills-title = O que as habilidades exigem
babel-rules-skills-words = habilidade sequência três cartas vizinhas poder usar custo pagar
babel-rules-skills =
    Três ou mais cartas de um mesmo povo lado a lado na sua fileira são uma sequência, tão longa quanto for. Onde está o seu marcador, você pode descartar uma carta de uma sequência para usar a habilidade daquele povo, que vale só naquela terra; ou para reduzir à metade a mão do adversário, o que uma sequência de qualquer povo permite.

    A fileira se fecha. Você pode usar quantas habilidades quiser em um turno, enquanto houver sequências para pagar. Uma habilidade que não faria nada é recusada.
babel-rules-destroy-title = Assírios: destruir
babel-rules-destroy-words = destruir ruína templo estoque assírio
babel-rules-destroy =
    O templo do adversário nesta terra é virado, como uma só pilha, sobre o estoque: a carta mais baixa será comprada primeiro, a do topo por último. Os dois conhecem essas cartas até que sejam compradas.
babel-rules-rob-title = Hititas: roubar
babel-rules-rob-words = roubar tomar furtar carta templo hitita
babel-rules-rob =
    A carta do topo do templo do adversário aqui vem para o seu, se for mais alta que o seu; é permitido saltar níveis. A sua fileira, contando a carta que você vai descartar, deve ter pelo menos tantas cartas quanto o nível dela.
babel-rules-expel-title = Medos: expulsar
babel-rules-expel-words = expulsar povo descartar adversário fileira medo
babel-rules-expel =
    Você escolhe um povo: todas as cartas dele deixam a fileira do adversário aqui e vão para o descarte.
babel-rules-lure-title = Sumérios: atrair
babel-rules-lure-words = atrair seduzir cartas adversário fileira sumério
babel-rules-lure =
    A última carta do adversário aqui, com todas as do mesmo povo que estão logo antes dela, vai para o fim da sua fileira, na mesma ordem.
babel-rules-leap-title = Persas: saltar
babel-rules-leap-words = saltar salto pular nível construir dois persa
babel-rules-leap =
    A carta do topo de uma das colunas é construída embora o nível seja exatamente dois a mais que a altura do seu templo. A sua fileira, contando a carta que você vai descartar, deve ter pelo menos tantas cartas quanto o nível.
babel-rules-halve-title = Qualquer povo: reduzir à metade
babel-rules-halve-words = metade mão descartar adversário qualquer
babel-rules-halve =
    O adversário escolhe metade das cartas da mão, arredondada para baixo, mostra-as e as descarta, na hora: antes que você continue. É preciso que ele tenha pelo menos duas cartas.

babel-rules-fifteen-title = Quinze vence
babel-rules-fifteen-words = quinze 15 dez vencer fim da partida
babel-rules-fifteen =
    Depois de cada decisão, olham-se os dois totais. Quem tem 15 ou mais vence se o outro tiver menos de 10. Se o outro tiver 10 ou mais, começa a fase final.
babel-rules-end-phase-title = A fase final
babel-rules-end-phase-words = fase final vinte 20 queda abaixo de dez perder
babel-rules-end-phase =
    Uma vez começada, ela dura. Quem chega a 20 vence; e quem tem menos de 10 perde, não importa quem a começou.
babel-rules-supply-title = O estoque acaba
babel-rules-supply-words = estoque vazio última carta empate vitória dividida
babel-rules-supply =
    Quando a última carta de templo é comprada do estoque e ninguém venceu, o próximo turno não começa: vence o maior total. Se os totais forem iguais, vence quem tem mais cartas de povo na mão; se também forem iguais, a vitória é dividida.

babel-rules-hidden-title = O que é oculto
babel-rules-hidden-words = secreto escondido aberto informação saber mão baralho ordem
babel-rules-hidden =
    São secretas a mão do adversário, a ordem do baralho e o estoque, salvo as cartas de templo que os dois viram voltar para ele. Todo o resto é aberto, inclusive o descarte. Terminada a partida, tudo se abre.
babel-rules-undo-title = Desfazer
babel-rules-undo-words = desfazer voltar atrás erro engano
babel-rules-undo =
    Você pode desfazer as suas decisões deste turno, uma de cada vez, até o começo dele ou até o que o outro descartou por sua causa. Reduzir à metade pode ser desfeito até que o outro escolha. O fim do turno é definitivo.
babel-rules-options-title = Opções
babel-rules-options-words = variante variantes opções fundação compensação segunda edição
babel-rules-options =
    Fundação: o seu nível 1 inicial só pode ser construído por você, e deve ser construído no seu primeiro turno: enquanto nada mais estiver na sua coluna, você não pode encerrar o turno se puder fazer qualquer outra coisa.

    Compensação: quem começa recebe três cartas; o outro, cinco.

# Aprender Babel: capítulos com título, uma linha para a lista, tarefa, metas e o que se diz no fim.
babel-learn-page = Aprender Babel
babel-learn-about = Quatro capítulos curtos na própria mesa. Faça o que o painel pede; com “Desfazer” você volta atrás.
babel-learn-building-title = Mover, assentar, construir
babel-learn-building-about = As três coisas que formam cada turno.
babel-learn-building-task =
    Suas cartas estão embaixo. Arraste uma carta dos medos até a terra deles: a carta é descartada, e o seu marcador vai para lá.

    Depois arraste outras cartas até lá: elas se assentam na sua fileira. Um templo sobe nível por nível, começando do 1, e cada nível pede tantas cartas na fileira quanto o seu número. Arraste a carta do topo da sua coluna, na pedreira à esquerda, até a terra para construí-la.
babel-learn-building-move = Mova seu marcador
babel-learn-building-settle = Assente uma carta
babel-learn-building-build-1 = Construa um nível 1
babel-learn-building-build-2 = Construa um nível 2
babel-learn-building-done =
    Isso é quase um turno inteiro. Todo turno começa com três cartas de povo para a sua mão, que pode crescer à vontade, e dura o quanto você quiser. Quando você o encerra, duas cartas de templo vêm para a sua coluna, a de nível menor por cima: só as cartas do topo podem ser construídas, de qualquer uma das colunas: o adversário também pode levar a sua. A altura de um templo é o nível da sua carta do topo; as suas cinco alturas somadas são o seu total.
babel-learn-migration-title = Migração
babel-learn-migration-about = Uma vez por turno, três cartas mudam de terra.
babel-learn-migration-task =
    Seu templo na terra dos persas precisa de um nível 4, e um nível 4 pede quatro cartas na fileira; só há uma. Sua mão está vazia, mas três cartas podem vir: arraste as três últimas da sua fileira na terra dos medos, as mais distantes do rio, até a terra dos persas.

    Depois construa o nível 4.
babel-learn-migration-migrate = Traga três cartas para a terra dos persas
babel-learn-migration-build-4 = Construa um nível 4
babel-learn-migration-done =
    Só as três últimas cartas de uma fileira migram, exatamente três, e só uma vez por turno, de qualquer terra para qualquer outra, esteja onde estiver o seu marcador. O templo que elas deixam continua de pé: quantas cartas há na fileira dele só importa na hora de construir.
babel-learn-skills-title = Habilidades
babel-learn-skills-about = Três de um povo lado a lado usam a habilidade dele.
babel-learn-skills-task =
    Três hititas estão lado a lado na sua fileira, onde está o seu marcador: junto deles há botões. Aponte para um deles para ver o que faria; uma das três cartas é o preço. Roube a carta do topo do templo do outro lado do rio.

    Depois siga adiante: na terra dos assírios, três assírios destroem o templo; na dos persas, três persas saltam um nível; na dos sumérios, três sumérios atraem para a sua fileira as últimas cartas da outra, tantas quantas forem de um mesmo povo. Os medos que vierem também são três: use-os para expulsar um povo do que sobrou por lá.
babel-learn-skills-rob = Hititas: roube uma carta de templo
babel-learn-skills-destroy = Assírios: destrua um templo
babel-learn-skills-leap = Persas: salte um nível
babel-learn-skills-lure = Sumérios: atraia cartas
babel-learn-skills-expel = Medos: expulse um povo
babel-learn-skills-done =
    O que foi roubado é seu mesmo pulando níveis; o que foi destruído volta para o estoque e será comprado logo. Uma sexta habilidade serve a todos os povos: qualquer sequência pode fazer o adversário descartar metade da mão, arredondando para baixo, se ele tiver duas cartas ou mais, e é ele quem escolhe o que sai; depois disso, o que você fez antes não volta mais atrás. As habilidades podem ser usadas quantas vezes você quiser, enquanto uma sequência puder pagar. Onde a habilidade de um povo não faria nada, o botão dela fica apagado e diz por quê.
babel-lesson-over = A partida terminou antes que tudo no capítulo fosse feito. “Recomeçar” põe tudo no lugar.
babel-lesson-astray = Assim talvez não dê para concluir o capítulo: pode faltar uma carta onde ela é necessária. “Desfazer” reverte o que foi feito neste turno; “Recomeçar” põe tudo no lugar.
babel-lesson-astray-for-good = Assim talvez já não dê para concluir o capítulo: pode faltar uma carta onde ela é necessária. “Recomeçar” põe tudo no lugar.
babel-learn-ending-title = Como termina
babel-learn-ending-about = Quinze contra menos de dez.
babel-learn-ending-task =
    Você tem 13, o outro tem 9. Quem chega a 15 vence enquanto o outro tem menos de 10.

    A carta do topo de cada coluna, de borda dourada, é um nível 5, e você pode pegar qualquer uma. Construa um aqui; depois ache o outro templo que aceita um nível 5.
babel-learn-ending-win = Vença a partida
babel-learn-ending-done =
    15 a 9: a partida é sua. Se o outro tivesse 10 ou mais, a fase final teria começado: então se vence com 20, e quem cai abaixo de 10 perde. E quando o estoque acaba, vence o maior total.
