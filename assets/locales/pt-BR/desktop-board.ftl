# No tabuleiro: previsões, ajudas, conflitos, fim do turno e todas as teclas.

board-wars-chosen = Você escolhe qual guerra vem primeiro.
board-on-the-board = no tabuleiro
board-offer-building = Você poderá erguer: { $building }.
board-offer-monument = Você poderá construir um monumento.
board-offer-wonder = Você poderá construir a maravilha.
board-offer-both = Você poderá construir um monumento ou a maravilha.
board-offer-treasure = { $dynasty } escolhe entre tesouros.
board-give-up = { $count ->
    [1] Perder 1 ação?
   *[other] Perder { $count } ações?
}

conflict-side-attacker = Ataque
conflict-side-defender = Defesa
conflict-on-board = { $count } no tabuleiro
conflict-in-hand = + { $count } da mão
conflict-choose-about = { $attacker } { $attack } : { $defend } { $defender }
# $board e $hand são o que dizem as duas mensagens acima; $hand fica vazio até se saber.
conflict-side-spoken = { $side }: { $dynasty }, { $total } ao todo ({ $board }{ $hand }). Peças na mão: { $held }
conflict-result = O resultado
conflict-result-close = Fechar
outcome-go-on = Continuar
outcome-called-off = Sem ligação: não há mais guerra de { $tiles }.
outcome-temples-stay = Templos com tesouro ou ao lado de outro líder ficam.
outcome-tile-stays = A peça sob uma construção fica.

# O que está em jogo em um conflito: no painel, ao lado de figuras, e como frase para dicas e leitores de tela.
stakes-wins = { $dynasty } vence:
stakes-out = { $count ->
    [1] sai:
   *[other] saem:
}
stakes-spoken = Se { $dynasty } vencer: ganha { $points }; saem do tabuleiro o { $leader } { $of-loser } e { $tiles }.
stakes-spoken-leader = Se { $dynasty } vencer: ganha { $points }; sai do tabuleiro o { $leader } { $of-loser }.
stakes-called-off = Aí não há guerra de { $tiles }.
stakes-to-come = Ainda vêm:
stakes-then = Se { $dynasty } vencer, ainda:
stakes-own = Seus pontos:
stakes-points = Seus pontos: { $points }
stakes-treasures = { $count ->
    [1] 1 tesouro
   *[other] { $count } tesouros
}

settings-aids = Ajudas no tabuleiro
settings-kingdoms = Contornos dos reinos
settings-strengths = Forças dos líderes
settings-preview = Prévia da jogada
settings-names = Nomes das peças
settings-names-about = O nome da peça e para que ela serve, quando o ponteiro para sobre ela.
settings-place = Onde está o seu marcador
settings-counts = Números de cartas

# Para que serve uma peça, ao lado do ponteiro parado sobre ela.
names-tile-black = Assentamento: um ponto preto para o rei do reino em que está.
names-tile-red = Templo: um ponto vermelho para o sacerdote do reino ou, sem ele, para o rei. Os líderes ficam ao lado de templos.
names-tile-blue = Fazenda: um ponto azul para o fazendeiro do reino ou, sem ele, para o rei. Fazendas só vão nos rios.
names-tile-green = Mercado: um ponto verde para o comerciante do reino ou, sem ele, para o rei.
names-leader-black = Rei: pontua com assentamentos, e com as outras cores quando o líder delas não está no reino. Fica ao lado de um templo.
names-leader-red = Sacerdote: pontua com templos. Fica ao lado de um templo.
names-leader-blue = Fazendeiro: pontua com fazendas. Fica ao lado de um templo.
names-leader-green = Comerciante: pontua com mercados e leva tesouros quando um reino tem vários. Fica ao lado de um templo.
names-catastrophe = Catástrofe: destrói uma peça ou bloqueia uma casa vazia até o fim da partida. Tesouros, líderes e tudo o que foi construído estão a salvo.
names-own-leader = { $what }. Arraste-o para outra casa para movê-lo, ou para a faixa de baixo para retirá-lo.

keys-title = Teclas
keys-place = As letras indicam posições no teclado; em outros teclados, a letra impressa pode ser outra.
keys-close = Fechar
key-tiles = pegar uma peça da mão; marcá-la para troca; num conflito, com quantas reforçar
key-leaders = pegar rei, sacerdote, fazendeiro, comerciante
key-catastrophe = pegar uma catástrofe
key-cursor = mover o cursor
key-put-down = colocar, pegar, escolher, reforçar; pular o que está sendo mostrado
key-withdraw = retirar do tabuleiro o líder selecionado
key-swap = começar ou cancelar uma troca
key-swap-all = marcar todas as peças para ela, ou nenhuma
key-undo = desfazer; segure para desfazer mais (também Ctrl+Z)
key-undo-turn = desfazer todo o turno
key-end-turn = encerrar o turno
key-hint = dica
key-choose = marcar uma das ofertas{ $key ->
    [none] {""}
   *[other] ; { $key } confirma
}
key-revolt = segurar: força de cada líder numa revolta
key-aids = mostrar ou ocultar reinos, forças, previsões, coordenadas
key-zoom = mais perto, mais longe (ou a roda do mouse)
key-fit = o tabuleiro inteiro
key-pan = mover o tabuleiro (ou o botão do meio)
key-full-screen = tela cheia
key-tab = percorrer os botões
key-escape = devolver o que você segura; menu do jogo
key-help = esta lista de teclas
key-rules = as regras sobre o que está na tela

seating-title = Quem joga como { $dynasty }?
seating-person = Uma pessoa
seating-about = Vale daqui em diante; a partida continua como está. No histórico ficam as partidas em que você joga pelo menos a metade. Para ceder o lugar de outro jogador, clique no cartão dele.
seating-watch = Ver esta mão
seating-watch-all = Ver todas as mãos
watch-hands-none = Esconder as mãos
watch-stop = Parar
watch-go-on = Seguir
watch-step = Passo
watch-step-about = Um bot decide uma vez, e todos esperam.
seating-card = Clique para passar o lugar a outro jogador.
seating-card-of-bots = Clique para ver esta mão ou todas, ou para assumir o lugar.
