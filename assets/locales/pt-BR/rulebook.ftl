# As regras com as nossas palavras. Um parágrafo tem título e texto; uma linha em branco começa outro trecho.

rulebook-title = Regras
rulebook-search = Buscar nas regras
rulebook-clear = Limpar a busca
rulebook-found = { $count ->
    [0] Nada encontrado. Tente outra palavra, ou menos letras dela.
    [1] Um parágrafo encontrado
   *[other] { $count } parágrafos encontrados
}
rulebook-why = Por quê?
rulebook-before = Um passo para trás
rulebook-after = Um passo à frente
rulebook-step = { $step ->
    [0] O começo
   *[other] Passo { $step } de { $steps }
}
rulebook-start = A posição. Avance para ver o que acontece.
rulebook-picture = Uma imagem do tabuleiro: { $title }
rulebook-not-possible = Não é possível: { $why }
rulebook-see-also = Veja também

# Palavras que nada dizem numa busca. Cada parágrafo tem também uma linha -words: o que mais se digita para achá-lo.
rulebook-idle-words = a o as os um uma uns umas de do da dos das em no na nos nas para por pelo pela com e ou é são ser eu meu minha meus minhas você seu sua seus suas como que qual quais quando quem se posso pode podem fazer faço faz regra regras jogo partida que

rules-section-game = O jogo
rules-section-tiles = Peças
rules-section-leaders = Líderes
rules-section-conflicts = Conflitos
rules-section-building = Riquezas
rules-section-actions = Outras ações
rules-section-end = O fim
rules-section-table = À mesa
rules-section-variants = Variantes

rules-aim-title = Do que se trata
rules-aim-words = objetivo meta vencer ganhar vitoria vencedor mais fraca pontos como jogar dinastia iniciante começar
rules-aim =
    Você conduz uma dinastia entre o Tigre e o Eufrates. Seu rei, seu sacerdote, seu fazendeiro e seu comerciante juntam pontos em quatro cores: preto, vermelho, azul e verde.

    Só conta a sua cor mais fraca. No fim, vence quem tiver mais pontos na própria cor mais fraca: por isso, cuide das quatro.

rules-board-title = O tabuleiro e as peças
rules-board-words = mapa terra rio água casa coluna linha shedu componentes peça mão assentamento templo fazenda mercado rei sacerdote fazendeiro comerciante símbolos
rules-board =
    O tabuleiro tem 16 colunas, de a a p, e 11 linhas, de 1 a 11. Cada casa é terra ou rio. Nas casas com o ídolo alado, o shedu, há no início um templo com um tesouro; algumas dessas casas têm uma borda especial.

    Há quatro tipos de peças: assentamentos (pretos), templos (vermelhos), fazendas (azuis) e mercados (verdes). Cada tipo tem o seu líder, na mesma ordem: rei, sacerdote, fazendeiro e comerciante. A figura do líder indica a dinastia, e o aro indica a cor.

    Você tem seis peças na mão, que só você vê.

rules-kingdoms-title = Reinos e regiões
rules-kingdoms-words = reino região adjacente vizinha ligada conexão ligação diagonal canto grupo império território
rules-kingdoms =
    Duas casas são vizinhas quando têm um lado em comum; os cantos não contam. Peças e líderes lado a lado estão ligados, estejam as peças viradas para cima ou para baixo. A maravilha também liga. Casas vazias e catástrofes não ligam.

    Um grupo ligado com pelo menos um líder é um reino. Líderes de várias dinastias podem dividir um reino. Um grupo sem líder é uma região; regiões nunca limitam o que você pode fazer.

rules-turn-title = O seu turno
rules-turn-words = ações ordem sequência fases duas rodada o que posso fazer jogar vez jogada
rules-turn =
    Você tem até duas ações. Cada uma é uma destas: colocar uma peça, posicionar um líder, jogar uma catástrofe ou trocar peças. A ordem é livre, e a mesma ação pode ser repetida. Você também pode encerrar o turno depois de uma ação ou de nenhuma.

    Uma ação termina antes que a seguinte comece: primeiro a colocação e o seu ponto, depois todos os conflitos, depois uma construção, depois um monumento ou a maravilha, depois os tesouros.

rules-end-of-turn-title = O fim do turno
rules-end-of-turn-words = passar a vez repor comprar completar mão terminar encerrar próximo jogador renda
rules-end-of-turn =
    Nada termina sozinho: o seu turno acaba quando você disser. Então os seus monumentos pagam, e a maravilha também. Depois as mãos são completadas até seis peças, primeiro a sua, depois as outras em sentido horário. Entre as suas duas ações não se compra nenhuma peça, a não ser numa troca.

    Se restarem dois tesouros ou menos no tabuleiro, a partida acaba; caso contrário, é a vez do próximo.

rules-placing-title = Colocar uma peça
rules-placing-words = pôr colocar jogar peça assentamento templo fazenda mercado rio terra onde
rules-placing =
    Coloque uma peça da sua mão numa casa vazia. Fazendas vão em rios, e o rio só recebe fazendas; todas as outras peças vão em terra.

    A peça pode ficar sozinha ou ao lado de qualquer coisa, no reino de qualquer um. Depois de colocada, ela não se move mais.

rules-points-title = Pontos por uma peça
rules-points-words = pontuar marcar ganhar pontos de vitória quem recebe líder rei cubo
rules-points =
    Se a peça agora faz parte de um reino, ela vale 1 ponto da sua cor. O ponto vai para o dono do líder dessa cor no reino. Se não houver esse líder, vai para o dono do rei que estiver ali. Se também não houver rei, ninguém pontua.

    Não importa quem colocou a peça: num reino dividido, você pode acabar pontuando para outra pessoa.

    Também se ganham pontos de outras formas: com conflitos, monumentos e a maravilha.

rules-uniting-title = Unir reinos
rules-uniting-words = unir juntar fundir unificar unificação marcador ligar reinos três
rules-uniting =
    Uma peça pode unir dois reinos, mas não mais: onde tocaria três reinos ou mais, ela não pode ser colocada. Um reino tocado duas vezes conta uma só.

    Uma peça que une dois reinos não vale ponto e recebe o marcador de unificação. Se agora dois líderes da mesma cor dividem o reino, há guerra.

rules-leaders-title = Colocar um líder
rules-leaders-words = rei sacerdote fazendeiro comerciante posicionar pôr ao lado do templo padre
rules-leaders =
    Um líder vai numa casa de terra vazia, ao lado de pelo menos um templo virado para cima. Não importa de que reino é o templo, nem se ele está em algum.

    Um líder não pode unir reinos: pode tocar no máximo um reino. Regiões não importam; pode tocar quantas quiser.

    Um líder não pontua ao chegar. Se o reino já tem um líder da mesma cor, há revolta.

rules-moving-title = Mover e retirar um líder
rules-moving-words = mover deslocar retirar recolher tirar levar líder de volta
rules-moving =
    Um líder seu que está no tabuleiro pode ser movido para outra casa ou retirado do tabuleiro. Cada uma dessas coisas é uma ação.

    A casa de destino é avaliada como se o líder já tivesse saído da antiga. Se sem ele o reino se divide em vários reinos, no destino ele só pode tocar um deles. Ele não pode voltar para a casa de onde saiu.

rules-temples-title = Um líder precisa de um templo
rules-temples-words = líder sem templo perde sai último vermelho volta
rules-temples =
    Um líder precisa estar sempre ao lado de um templo virado para cima. Quando o último se vai, por uma catástrofe, um monumento ou a maravilha, o líder sai na hora do tabuleiro e volta para o dono, que pode colocá-lo de novo.

    Nenhuma guerra tira o último templo de um líder, pois os templos ao lado de outros líderes estão a salvo.

rules-revolt-title = Revolta
rules-revolt-words = conflito interno luta lutar batalha combate atacar ataque rebelião atacante defensor empate mesmo líder ponto vermelho brigar briga perder expulsar
rules-revolt =
    Há revolta quando um líder chega a um reino que já tem um líder da mesma cor, de outra dinastia. Quem posicionou o líder ataca. Na revolta só contam templos, qualquer que seja a cor dos líderes.

    Cada lado conta os templos ao lado do seu líder; um mesmo templo pode contar para os dois. Depois, primeiro o atacante e então o defensor podem reforçar com templos da mão.

    Vence o total maior; no empate, vence o defensor. O vencedor ganha 1 ponto vermelho, e o líder do perdedor sai do tabuleiro. Os templos usados como reforço saem da partida.

rules-war-title = Guerra
rules-war-words = conflito externo luta lutar batalha combate atacar ataque atacante defensor empate força apoio perdedor vencedor brigar briga perder capturar
rules-war =
    Há guerra quando uma peça une dois reinos que têm líderes da mesma cor. Os lados são o que o tabuleiro seria sem a peça que uniu; ela não ajuda ninguém e permanece.

    Cada lado conta as peças da cor do líder ligadas a ele no próprio lado. Depois, o atacante e então o defensor podem reforçar com peças dessa cor que tenham na mão. Quem está no turno ataca, se estiver envolvido; senão, ataca o primeiro envolvido em sentido horário.

    Vence o total maior; no empate, vence o defensor. O líder do perdedor sai do tabuleiro, com todas as peças que o apoiavam. O vencedor ganha 1 ponto da cor pelo líder e mais 1 por peça removida.

rules-several-wars-title = Várias guerras de uma vez
rules-several-wars-words = muitas vários conflitos ordem primeira escolher
rules-several-wars =
    Se uma peça provoca várias guerras, quem está no turno escolhe qual vem primeiro, e escolhe de novo depois de cada uma. Uma região tocada pela peça que uniu não está em lado nenhum.

    Depois de cada guerra, tudo é visto de novo. Se dois líderes não estão mais ligados pela peça que uniu, porque a guerra anterior os separou, a guerra deles não acontece.

rules-red-war-title = Guerra de templos
rules-red-war-words = guerra vermelha sacerdotes templos guerra dos sacerdotes tesouro fica exceção
rules-red-war =
    Numa guerra de templos, entre dois sacerdotes, alguns templos do lado que perde ficam: os que têm um tesouro e os que estão ao lado de qualquer líder que não seja o sacerdote perdedor, seja de quem for. Eles contam como apoio mesmo assim, mas não são removidos e não valem pontos.

rules-support-title = Reforços da mão
rules-support-words = reforçar reforço empenhar somar acrescentar peças mão apoio comprometer usar
rules-support =
    Num conflito você pode reforçar com peças da mão: templos numa revolta, peças da cor disputada numa guerra; quantas tiver, ou nenhuma. Cada lado decide uma só vez: primeiro o atacante, depois o defensor, que já vê o reforço do atacante.

    As peças usadas como reforço saem da partida e não valem pontos. A sua mão não é completada antes do fim do turno.

rules-monuments-title = Monumentos
rules-monuments-words = construir erguer quadrado quatro pirâmide renda zigurate torre
rules-monuments =
    Quando a sua peça completa um quadrado de quatro peças da mesma cor viradas para cima, você pode construir nele um monumento, depois de todos os conflitos. Escolha qualquer monumento ainda não construído que tenha essa cor. Se você recusar, o mesmo quadrado não é oferecido de novo.

    As quatro peças são viradas para baixo. O monumento fica ali até o fim da partida.

    No fim do seu turno, cada monumento paga a você 1 ponto por líder seu que tenha uma das duas cores dele e esteja no reino dele. Aqui o rei só ganha preto. Não importa quem o construiu.

rules-face-down-title = Peças viradas para baixo
rules-face-down-words = viradas virar para baixo monumento peças
rules-face-down =
    As quatro peças sob um monumento continuam ligando o que está em volta, e os tesouros sobre elas ficam. Não fazem mais nada: não dão apoio, não são mais templos e não formam quadrado nem linha. Nada pode removê-las.

    Um líder que não tem outro templo ao lado precisa sair do tabuleiro.

rules-treasures-title = Tesouros
rules-treasures-words = coletar recolher ouro curinga qualquer cor comerciante levar tomar pegar cubo roubar
rules-treasures =
    No fim de cada ação, em todo reino com dois tesouros ou mais e um comerciante, o dono do comerciante leva todos os tesouros menos um. Onde houver escolha, é o dono do comerciante que escolhe.

    No fim, um tesouro vale 1 ponto da cor de que você mais precisar. Sem comerciante no reino, os tesouros ficam onde estão.

rules-border-title = Tesouros com a borda especial
rules-border-words = borda moldura especial tesouro primeiro beira
rules-border =
    Os tesouros das casas com a borda especial são levados primeiro. Se o comerciante leva pelo menos tantos quantos são esses, todos vão de uma vez, e os demais são escolhidos entre os outros. Senão, a escolha é entre eles.

    Essas casas ficam perto da borda do tabuleiro e atraem os reinos para fora.

rules-catastrophe-title = Catástrofe
rules-catastrophe-words = desastre destruir bloquear barreira ruína proteger defender
rules-catastrophe =
    Você tem duas catástrofes para a partida toda. Coloque uma em qualquer casa vazia, de terra ou de rio, ou sobre uma peça virada para cima, que sai da partida. A casa fica bloqueada para sempre e não liga nada.

    Uma catástrofe não pode atingir um líder, um tesouro, uma construção, um monumento, uma peça virada para baixo, a maravilha nem outra catástrofe. Um líder que perde o último templo sai do tabuleiro.

rules-swap-title = Trocar peças
rules-swap-words = descartar trocar substituir jogar fora peças novas mudar mão descarte
rules-swap =
    Como ação, você pode descartar de uma a seis peças da mão e comprar outras tantas. Os outros veem quantas, mas não quais. As peças saem da partida. Uma troca não pode ser desfeita.

rules-end-title = Quando a partida acaba
rules-end-words = fim de jogo acabar termina terminar saco vazio tesouros restantes dois
rules-end =
    A partida acaba no fim de um turno se restarem dois tesouros ou menos no tabuleiro. Também acaba na hora quando alguém precisa comprar uma peça e o saco está vazio. Comprar a última peça não tem problema.

rules-score-title = Quem vence
rules-score-words = vencer ganhar vencedor vitória pontuação final contagem empate desempate mais fraca cor classificação
rules-score =
    Cada tesouro seu vira um ponto da cor que for a sua mais fraca naquele momento. Depois comparam-se as cores mais fracas: vence quem tiver mais pontos na sua. No empate, compara-se a segunda mais fraca, depois a terceira, depois a mais forte. Quem empata nas quatro divide a vitória.

    Um exemplo: 5 pretos, 6 vermelhos, 2 azuis e 5 verdes com um tesouro viram 5, 6, 3 e 5. A cor mais fraca é o azul, com 3.

rules-hidden-title = O que é oculto
rules-hidden-words = segredo secreto escondido oculta informação saco mão visível ver mostrar pontos
rules-hidden =
    São ocultos as peças da mão, os pontos e tesouros ganhos, quais peças foram trocadas e quantas peças ainda há no saco, a não ser com a variante “Peças no saco”.

    São abertos o tabuleiro, quantas peças há em cada mão, os líderes e catástrofes que restam a cada um, e cada ponto no momento em que é ganho. Você pode se lembrar do que viu; o programa não mostra totais, a não ser com a pontuação aberta.

rules-taking-back-title = Desfazer
rules-taking-back-words = desfazer voltar atrás reverter erro engano cancelar refazer backspace
rules-taking-back =
    Você pode desfazer o que fez no seu turno, passo a passo, até o último momento que revelou algo novo a alguém: uma peça comprada, um reforço num conflito ou a decisão de outra pessoa. Um turno encerrado não pode ser desfeito.

rules-advanced-board-title = O tabuleiro avançado
rules-advanced-board-words = segundo tabuleiro outro mapa moldura azul catorze quatorze tesouros
rules-advanced-board =
    O tabuleiro avançado tem moldura azul. Os rios correm por outros caminhos, e há catorze tesouros em vez de dez, seis deles com a borda especial. As regras são as mesmas; as partidas são mais longas.

rules-buildings-title = Variante: construções
rules-buildings-words = expansão palácio biblioteca celeiro salão do mercado linha fila dobro dois pontos
rules-buildings =
    Há uma construção para cada cor: palácio, biblioteca, celeiro e salão do mercado. Quando a sua peça está numa linha reta de três ou mais peças da cor dela viradas para cima, você pode pôr a construção dessa cor em qualquer peça da linha, depois de todos os conflitos.

    Se a construção já está em algum lugar, você pode tomá-la com uma linha mais longa que cada uma das linhas em que ela está.

    Com uma construção num reino, cada peça da cor dela colocada ali vale 2 pontos em vez de 1. A peça sob uma construção não pode ser removida por guerra nem por catástrofe. Se ela é virada para baixo ou vira parte da maravilha, a construção volta para o lado do tabuleiro.

rules-wonder-title = Variante: a maravilha
rules-wonder-words = expansão cruz cinco peças rei qualquer cor
rules-wonder =
    Quando a sua peça completa uma cruz de cinco peças da mesma cor viradas para cima, você pode construir ali a maravilha, uma vez por partida. As cinco peças saem da partida; os tesouros ficam. A maravilha liga, não apoia ninguém e não pode ser destruída. Com uma mesma peça você constrói a maravilha ou um monumento, não os dois.

    No fim do seu turno, se o seu rei está no reino da maravilha, você ganha 1 ponto de uma cor à sua escolha.

rules-english-title = Variante: conflitos à inglesa
rules-english-words = limite apoio exatamente suficiente reforçar reforço empenhar variante inglesas
rules-english =
    Em todos os conflitos, o reforço da mão é limitado. O atacante não reforça, ou reforça o bastante para superar a força do defensor no tabuleiro. O defensor não reforça, ou reforça exatamente o bastante para igualar os dois lados, e assim vence.

rules-open-scores-title = Variante: pontuação aberta
rules-open-scores-words = placar aberto pontos visíveis mostrar totais memória
rules-open-scores =
    Todos veem todos os pontos e tesouros durante a partida inteira. É bom para as primeiras partidas e para quem prefere planejar a lembrar.
