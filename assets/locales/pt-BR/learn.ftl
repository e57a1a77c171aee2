# Lições: dez capítulos no tabuleiro, e a primeira rodada de uma partida como replay.

learn-title = Aprender
learn-about = Dez capítulos de poucos minutos, no próprio tabuleiro, e a primeira rodada de uma partida para assistir. Saia quando quiser; seu progresso fica guardado.
learn-number = Capítulo { $number }
learn-done = Feito
learn-begin = Começar
learn-go-on = Continuar
learn-again = De novo
learn-first-round = A primeira rodada
learn-first-round-about = Veja quatro jogadores abrirem uma partida, jogada por jogada.
learn-rules = Regras

# Num capítulo
lesson-start = Ir para o tabuleiro
lesson-read = Ler de novo
lesson-leave = Sair
lesson-restart = Recomeçar
lesson-take-back = Desfazer
lesson-why = Regras
lesson-next = Próximo capítulo
lesson-list = Todos os capítulos
lesson-done = Muito bem
lesson-all-done = Esse foi o último capítulo. Você já sabe o bastante para uma primeira partida; as regras estão sempre à mão{ $key ->
    [none] {""}
   *[other] : tecla { $key }
}.
lesson-reached = Feito: { $goal }
lesson-open = A fazer: { $goal }

slip-to-other = O ponto { $colour } foi para o { $dynasty }: o líder dessa cor aqui, ou o rei no lugar dele, não é seu. Não importa quem colocou a peça.
slip-no-kingdom = A peça não está em reino nenhum, então ninguém pontua. Um lado dela precisa tocar um reino, onde haja um líder; os cantos não contam.
slip-other-tile = Com { $placed } não se ganha ponto { $colour }; para isso, coloque { $key ->
    [blue] uma
   *[other] um
} { $wanted }.
slip-few-temples = { $count ->
    [0] Agora não há nenhum templo ao lado dele: são precisos dois ou mais.
    [1] Há só um templo ao lado dele: são precisos dois ou mais.
   *[other] { $count } templos ao lado dele são poucos.
}
slip-no-king = Neste reino não há rei, então ninguém pontua.
slip-no-leader = Neste reino não há nem { $leader } nem rei, então ninguém pontua.
slip-other-colour = Um ponto, mas { $colour }. Este capítulo pede outra cor.
slip-no-conflict = É permitido, e talvez até útil, mas não começa nenhum conflito. Melhor desfazer.
slip-lost = { $own } contra { $other }: derrota. No empate, vence o defensor. Tente de novo com mais reforço, ou comece em outro lugar.
slip-declined = Você recusou, e o quadrado não será oferecido de novo: desfaça e construa.
slip-too-early = Havia mais a fazer neste turno. Às vezes a ordem faz diferença.
slip-aside = É permitido, mas não é disso que trata este capítulo. Melhor desfazer.

learn-placing-title = Uma fazenda no rio
learn-placing-about = Peças, terra e água
learn-placing-intro =
    Você é o Arqueiro. Seu fazendeiro, o disco de aro azul, está em c8, ao lado de um templo. Juntos eles são um reino: o que se toca por um lado fica ligado; os cantos não contam.

    Os pontos são de quatro cores, e no fim vence quem tem mais pontos na própria cor mais fraca. A maioria das peças vai na terra. As fazendas são diferentes: vão no rio, e só no rio. Uma peça no seu reino vale um ponto se o líder da cor dela estiver ali.

    Coloque uma peça: arraste-a da faixa de baixo até o tabuleiro, ou clique nela e depois na casa. As casas com um anel são possíveis.
learn-placing-task = Coloque uma fazenda no rio de modo que toque o seu reino.
learn-placing-goal-gain = Ganhe 1 ponto azul
learn-placing-done =
    A fazenda está no reino do seu fazendeiro, e você ganhou 1 ponto azul.

    Nenhuma outra peça pode ir no rio. E uma peça de outra cor, posta na terra ao lado do seu reino, não valeria ponto para ninguém: o líder da cor dela ainda não está ali.

learn-points-title = O rei entra em cena
learn-points-about = Líderes, e quem ganha os pontos
learn-points-intro =
    Os pontos vão para os líderes: os pretos para o rei, os vermelhos para o sacerdote, os azuis para o fazendeiro, os verdes para o comerciante. Se o líder da cor não está no reino, o rei que está ali recebe no lugar dele.

    Um líder precisa ficar em terra, ao lado de um templo. Você tem duas ações: primeiro traga o seu rei ao tabuleiro, depois coloque um assentamento no reino dele.

    Não importa quem coloca a peça. Uma peça sua num reino do Touro dá o ponto ao Touro!
learn-points-task = Ponha o seu rei ao lado de um templo e depois coloque um assentamento no reino dele.
learn-points-goal-stand = O seu rei está no tabuleiro
learn-points-goal-gain = Ganhe 1 ponto preto
learn-points-done =
    O seu rei recebeu 1 ponto preto. Ele recebe também os pontos das outras cores, enquanto o líder da cor não estiver no reino.

    Um líder muda de lugar quando vale a pena: movê-lo custa uma ação.

learn-revolt-title = Revolta
learn-revolt-about = Dois reis num só reino
learn-revolt-intro =
    Num reino só cabe um líder de cada cor. Ponha o seu rei no reino do Touro, e começa uma revolta.

    Na revolta contam os templos: os que estão ao lado do seu rei e os que você acrescentar da mão. No empate vence o defensor, e aqui o Touro defende. O Touro também pode ter templos na mão.

    Espadas cruzadas marcam as casas em que começa um conflito: elas são permitidas. Escolha bem a casa, e reforce o bastante. O número junto a um líder mostra a força dele{ $key ->
        [none] {""}
       *[other] ; segure { $key } para ver a força numa revolta
    }.
learn-revolt-task = Expulse o rei do Touro: ponha o seu rei onde haja muitos templos ao lado, e reforce o bastante.
learn-revolt-goal-begin-revolt = Comece uma revolta
learn-revolt-goal-win-revolt = Vença a revolta
learn-revolt-done =
    O rei do Touro saiu do tabuleiro, e você ganhou 1 ponto vermelho. Os templos usados como reforço saíram de vez da partida.

    Quem perdeu pode voltar já na próxima ação. Templos ao lado são a melhor proteção de um líder.

learn-war-title = Guerra
learn-war-about = Dois reinos viram um
learn-war-intro =
    Uma peça pode unir dois reinos. Se os dois têm um líder da mesma cor, há guerra entre eles. Aqui há dois comerciantes, um de cada lado: será uma guerra de mercados.

    Na guerra contam as peças da cor do líder, em todo o reino dele, e as que você acrescentar da mão. A peça que uniu não ajuda ninguém. No empate vence o defensor.

    O líder do perdedor sai, e com ele todas as peças que o apoiavam; só ficam os templos com tesouro ou ao lado de outro líder. O vencedor ganha um ponto por cada uma e mais um pelo líder.
learn-war-task = Una os dois reinos com uma peça e vença a guerra de mercados.
learn-war-goal-begin-war = Comece uma guerra
learn-war-goal-win-war = Vença a guerra
learn-war-done =
    Um ponto pelo comerciante e um por mercado removido: 3 pontos verdes.

    Uma guerra é o caminho mais rápido para muitos pontos de uma cor, para qualquer um dos lados. Veja o que você tem na mão antes de unir dois reinos, e fique de olho nos vizinhos antes que eles os unam.

learn-moving-title = Líderes em movimento
learn-moving-about = Mover um líder e retirá-lo do tabuleiro
learn-moving-intro =
    Seu rei, em c6, tem só um templo ao lado. O rei do Touro ainda não está no tabuleiro: ao lado de dois templos, ele poderia expulsar o seu numa revolta.

    Seu comerciante, em k2, também corre perigo. Basta uma peça do Touro em k3 para unir dois reinos, e na guerra de mercados o Touro tem três, e você, nenhum.

    Arraste um líder para outra casa para movê-lo, ou de volta à faixa de baixo para retirá-lo do tabuleiro{ $key ->
        [none] {""}
       *[other] ; no teclado, pegue-o pela tecla dele e pressione { $key }
    }. Cada uma dessas coisas custa uma ação.
learn-moving-task = Mova seu rei para uma casa com dois templos ou mais ao lado, e retire seu comerciante do tabuleiro.
learn-moving-goal-guard = Seu rei vai para junto de dois templos ou mais
learn-moving-goal-withdraw = Seu comerciante sai do tabuleiro
learn-moving-done =
    É difícil expulsar um rei com vários templos ao lado, e um líder que saiu não perde guerra nenhuma: o Touro não ganha nada.

    Um líder fora do tabuleiro não está perdido. Qualquer ação seguinte pode colocá-lo de novo, onde houver um templo.

learn-swapping-title = Outras peças
learn-swapping-about = Trocar o que não ajuda
learn-swapping-intro =
    Seu fazendeiro espera junto ao rio, mas você não tem nenhuma fazenda.

    Como ação, você pode descartar quantas peças quiser da mão e comprar outras tantas do saco. Ninguém vê quais. Clique em Trocar, marque as peças e confirme.

    As peças descartadas saem da partida, e uma troca não pode ser desfeita.
learn-swapping-task = Troque algumas peças e depois ganhe um ponto azul com o que você comprar.
learn-swapping-goal-swap = Troque peças
learn-swapping-goal-gain = Ganhe 1 ponto azul
learn-swapping-done =
    Uma troca custa uma ação, mas uma mão útil vale mais que duas peças que não pontuam.

    Lembre-se: cada peça comprada deixa o saco mais perto do fim.

learn-catastrophe-title = Catástrofe
learn-catastrophe-about = Duas vezes por partida
learn-catastrophe-intro =
    O rei do Touro, em h6, recebe os pontos pretos. Numa revolta seria um templo contra um, e o empate é do Touro, que ainda pode somar templos da mão.

    Mas esse rei só tem um templo ao lado. Um líder que perde o último templo precisa sair do tabuleiro. Você tem duas catástrofes para a partida toda: uma catástrofe destrói uma peça e bloqueia a casa para sempre.

    Uma catástrofe não pode atingir um líder, nem um templo com tesouro.
learn-catastrophe-task = Destrua o templo ao lado do rei do Touro e depois ponha o seu rei ao lado de um templo.
learn-catastrophe-goal-expel = O rei do Touro sai do tabuleiro
learn-catastrophe-goal-stand = O seu rei está no tabuleiro
learn-catastrophe-done =
    Sem revolta e sem gastar peças da mão: o rei teve de sair porque não restou nenhum templo ao lado dele.

    Uma catástrofe também pode dividir um reino antes de uma guerra e, assim, tirar apoio do outro lado.

learn-monuments-title = Monumentos e tesouros
learn-monuments-about = Pontos para os próximos turnos
learn-monuments-intro =
    Quatro peças da mesma cor num quadrado podem virar um monumento. Ele tem duas cores e, no fim de cada turno seu, paga os seus líderes dessas cores que estão no reino dele; ali o rei não substitui ninguém.

    Há tesouros sobre templos. Quando um reino com um comerciante tem dois ou mais, o comerciante leva todos menos um.

    Aqui um só assentamento faz as duas coisas: completa um quadrado e liga o seu reino a um segundo tesouro.
learn-monuments-task = Complete o quadrado de assentamentos, construa um monumento, leve um tesouro e encerre o turno para ver o monumento pagar.
learn-monuments-goal-build = Construa um monumento
learn-monuments-goal-take = Leve um tesouro
learn-monuments-goal-income = Ganhe pontos do monumento
learn-monuments-done =
    O monumento pagou no fim do seu turno, e pagará ao fim de cada turno seu, até alguém tomar o lugar dos seus líderes.

    As quatro peças sob ele estão viradas para baixo: ligam, mas não têm mais cor. No fim, um tesouro é um ponto da cor de que você mais precisa.

learn-score-title = A cor mais fraca
learn-score-about = Como se vence uma partida
learn-score-intro =
    A partida acaba quando, no fim de um turno, restam dois tesouros ou menos no tabuleiro. Então cada tesouro que você levou vira um ponto da sua cor mais fraca, e só a cor mais fraca conta.

    Restam três tesouros. Seus pontos: 5 pretos, 6 vermelhos, 2 azuis e 5 verdes. Sua cor mais fraca é o azul; a do Touro é o preto, com 3.

    Você tem duas ações. Aqui a pontuação é aberta, nos cartões à direita.
learn-score-task = Ganhe um ponto azul, ligue um segundo tesouro ao seu comerciante e encerre o turno: você vence.
learn-score-goal-gain = Ganhe 1 ponto azul
learn-score-goal-take = Leve um tesouro
learn-score-goal-victory = Vença a partida
learn-score-done =
    Com a fazenda você ficou com 3 pontos azuis, e com o tesouro, com 4. A cor mais fraca do Touro ficou em 3, e os pontos que ele tem nas outras cores não ajudam.

    É só isso: cuide da sua cor mais fraca.

learn-ending-title = Pontos ocultos e o saco vazio
learn-ending-about = O que dá para saber, e o outro fim de uma partida
learn-ending-intro =
    Na maioria das partidas os pontos são ocultos: os cartões à direita mostram só os seus. Mas cada ponto é anunciado quando é ganho, e quem se lembra sabe mais.

    Digamos que você contou: o Touro tem 7 pontos pretos, 6 azuis e 8 verdes, mas só 3 vermelhos. Suas cores mais fracas, o preto e o azul, têm 4. Se a partida acabasse agora, você venceria.

    Restam três tesouros, um a mais do que encerraria a partida. Mas a partida também acaba, na hora, quando alguém precisa comprar uma peça e o saco está vazio. Nele só resta uma peça.
learn-ending-task = Leve a partida ao fim agora: compre mais peças do que há no saco, com uma troca ou no fim do seu turno.
learn-ending-goal-empty-bag = Você precisa comprar, e o saco está vazio
learn-ending-goal-victory = Vença a partida
learn-ending-done =
    A partida acabou na hora, sem uma última rodada. Os pontos foram revelados: 4 a 3 na cor mais fraca.

    Quantas peças há no saco também é oculto. Mas quem conta as que já foram jogadas sabe quando o fim está perto.

# A primeira rodada
round-title = A primeira rodada
round-back = Voltar
round-next = Avançar
round-step = Jogada { $step } de { $steps }
round-0 =
    Arqueiro, Touro, Vaso e Leão começam uma partida. Cada um tem duas ações por turno. No tabuleiro há só os dez templos com os seus tesouros.

    Clique em Avançar para ver a primeira jogada.
round-1 = O Arqueiro coloca o rei em b1, acima do templo de b2. Um rei ao lado de um templo é o começo mais seguro: onde não há outro líder, ele recebe todas as cores.
round-2 = Com a segunda ação, o sacerdote do Arqueiro vai para g3, à direita do templo de f3. Dois líderes em dois lugares abrem dois caminhos para crescer.
round-3 = O Arqueiro encerra o turno. Nenhuma peça foi colocada, então nenhuma é comprada.
round-4 = O Touro coloca o fazendeiro em f2, ao lado do mesmo templo. Fazendeiro e sacerdote agora compartilham um reino, em paz: são de cores diferentes.
round-5 = Uma fazenda no rio em f1, no reino do fazendeiro: 1 ponto azul para o Touro.
round-6 = O Touro encerra o turno e compra uma peça pela que colocou.
round-7 = O Vaso coloca o rei em j1, à esquerda do templo de k1.
round-8 = O Vaso coloca um templo em j2. Neste reino não há sacerdote, então o rei recebe: 1 ponto vermelho para o Vaso.
round-9 = O Vaso encerra o turno e compra uma peça.
round-10 = O Leão coloca o sacerdote em f4, abaixo do templo de f3. Mas o sacerdote do Arqueiro já está neste reino: revolta! Cada um tem um templo ao lado.
round-11 = O Leão ataca e reforça com três templos da mão. São quatro ao todo.
round-12 = O Arqueiro tem dois templos, que dariam só três, e os guarda. O sacerdote do Arqueiro sai do tabuleiro, e o Leão ganha 1 ponto vermelho.
round-13 = Com a segunda ação, o Leão coloca um templo em f5. Agora o sacerdote do reino é o do Leão: mais 1 ponto vermelho.
round-14 = O Leão encerra o turno e compra quatro peças. A primeira rodada acabou, e é de novo a vez do Arqueiro. Onde você poria o sacerdote agora?

# Uma voz ao lado da primeira partida
learn-guided = Uma primeira partida com guia
learn-guided-about = Uma partida inteira contra o Oleiro. Dicas dizem o que vale a pena olhar, até você não precisar mais delas.
first-lessons = Lições
first-guided = Tigris & Euphrates com guia
guide-title = Vale a pena ver
guide-silence = Ocultar dicas
guide-speak = Mostrar dicas
guide-watch = É a vez do { $dynasty }. O registro abaixo conta o que acontece.
guide-first-leader = Nenhum dos seus líderes está no tabuleiro. Ponha um ao lado de um templo; o rei é um bom começo: onde está sozinho, ele recebe todas as cores.
guide-bring = Você tem { $tiles } na mão, mas o seu { $leader } não está no tabuleiro. Num reino com o { $leader }, cada peça desse tipo vale 1 ponto { $colour } para você.
guide-gain = { $key ->
    [blue] Uma
   *[other] Um
} { $tile } em { $at } dá a você 1 ponto { $colour }.
guide-gain-weakest = O { $colour } está entre as suas cores mais fracas, e no fim só a mais fraca conta. Coloque { $key ->
    [blue] uma
   *[other] um
} { $tile } em { $at } e ganhe 1 ponto { $colour }.
guide-war-chance = Uma peça em { $at } une dois reinos. Na guerra de { $tiles }, você tem { $own } no tabuleiro, contra { $other } do { $dynasty }. Veja a sua mão: os dois lados podem somar peças.
guide-war-danger = Cuidado com { $at }: uma peça ali une dois reinos, e na guerra de { $tiles } seriam { $own } para você e { $other } para o { $dynasty }.
guide-revolt = O seu { $leader } em { $stands } corre o risco de ser expulso. Templos ao lado dele: { $own }; ao lado de { $at }, onde o { $dynasty } pode chegar: { $other }. Um templo ao lado dele ajuda, ou outro lugar.
guide-monument = { $key ->
    [blue] Uma
   *[other] Um
} { $tile } em { $at } completa um quadrado: você pode construir um monumento, que paga a cada turno aos seus líderes no reino dele.
guide-treasure = { $key ->
    [blue] Uma
   *[other] Um
} { $tile } em { $at } traz um segundo tesouro para o reino do seu comerciante, que leva um deles. No fim, ele vale para a cor de que você mais precisar.
guide-swap = Nenhuma das suas peças rende ponto agora. Com uma ação, você pode trocar algumas por outras.
guide-offer = Um monumento fica até o fim e paga a cada turno. Escolha cores de líderes seus que estejam no reino dele.
guide-take = Seu comerciante pega um tesouro, e todos valem o mesmo. Um deles fica no reino: deixe o que os outros dificilmente alcançam.
guide-commit = Você precisa de { $needed } da sua mão e tem { $have }. O outro lado responde depois e ainda pode somar peças.
guide-commit-last = Você precisa de { $needed } da sua mão e tem { $have }. O outro lado já não soma mais nada.
guide-commit-enough = Do jeito que está, você vence, mas o outro lado responde depois: o que você somar agora deixa a vitória mais segura.
guide-commit-bare = Do jeito que está, você vence, e não tem nada para somar. O outro lado responde depois: espere para ver.
guide-commit-won = Do jeito que está, a vitória já é sua, e o outro lado não soma mais nada: guarde as suas peças.
guide-commit-lost = Seriam precisas { $needed } peças da mão, e você tem { $have }: não dá para vencer. Guarde as suas peças.
guide-end = As duas ações estão feitas. Encerre o turno: os monumentos, se houver, pagam, e a sua mão volta a ter seis peças.
