# No tabuleiro: previsões, auxílios, conflitos, fim do turno e todas as teclas.

board-wars-chosen = Você escolhe qual guerra vem primeiro.
board-on-the-board = no tabuleiro
board-offer-building = Você poderá erguer: { $building }.
board-offer-monument = Você poderá construir um monumento.
board-offer-wonder = Você poderá construir a maravilha.
board-offer-both = Você poderá construir um monumento ou a maravilha.
board-offer-treasure = { $dynasty } escolhe entre tesouros.
board-give-up = { $count ->
    [one] Abrir mão de 1 ação?
   *[other] Abrir mão de { $count } ações?
}

conflict-side-attacker = Ataque
conflict-side-defender = Defesa
conflict-on-board = { $count } no tabuleiro
conflict-in-hand = + { $count } da mão
conflict-choose-about = { $attacker } { $attack } : { $defend } { $defender }
conflict-result = O resultado
conflict-result-close = Fechar

settings-aids = Auxílios no tabuleiro
settings-kingdoms = Contornos dos reinos (K)
settings-strengths = Forças dos líderes (L)
settings-preview = O que uma peça na mão faria (P)

keys-title = Teclas
keys-place = As letras indicam posições no teclado; em outros leiautes a letra impressa pode ser outra.
keys-close = Fechar
key-tiles = pegar uma peça da mão; marcá-la para troca; num conflito, quantas empenhar
key-leaders = pegar rei, sacerdote, fazendeiro, comerciante
key-catastrophe = pegar uma catástrofe
key-cursor = mover o cursor
key-put-down = colocar, pegar, escolher, empenhar; pular o que é mostrado
key-withdraw = retirar do tabuleiro o líder na mão
key-swap = começar ou parar uma troca
key-swap-all = marcar todas as peças para ela
key-undo = desfazer
key-end-turn = encerrar o turno
key-hint = dica
key-choose = marcar uma de várias ofertas; Enter a escolhe
key-revolt = segurar: forças numa revolta
key-aids = mostrar ou ocultar reinos, forças, previsões, coordenadas
key-zoom = mais perto, mais longe (ou a roda do mouse)
key-fit = o tabuleiro inteiro
key-pan = mover o tabuleiro (ou o botão do meio)
key-full-screen = tela cheia
key-tab = percorrer os botões
key-escape = devolver; menu do jogo
key-help = esta folha
key-rules = as regras do que você vê

seating-title = Quem joga com { $dynasty }?
seating-person = Uma pessoa
seating-about = A partir de agora; o jogo continua como está.
seating-watch = Ver esta mão
seating-card = Clique para passar o lugar a outro jogador.
