# Olhar para trás: a retrospectiva "desde o seu último turno" e os replays.

recap-title = Desde o seu último turno
recap-button = Desde o seu último turno
recap-nothing = Desde o seu último turno ainda não aconteceu nada
recap-skip = Pular
key-recap = o que aconteceu desde o seu último turno

menu-replay = Replay
menu-back-to-replay = Voltar à partida original
menu-back-to-exercise = Voltar ao exercício
load-replay = Replay

replay-scrubber = Momentos da partida
replay-moment-spoken = Turno { $turn } de { $turns }, decisão { $moment } de { $moments }
replay-turn = Turno { $turn } de { $turns }
replay-turn-of = Turno { $turn }: { $dynasty }
replay-play = Reproduzir
replay-pause = Pausar
replay-step-back = Uma decisão para trás
replay-step-on = Uma decisão para a frente
replay-turn-back = Um turno para trás
replay-turn-on = Um turno para a frente
replay-own-turn-back = Meu turno anterior
replay-own-turn-on = Meu próximo turno
replay-their-turn-back = O turno anterior { $of-dynasty }
replay-their-turn-on = O próximo turno { $of-dynasty }
replay-slower = Mais devagar
replay-faster = Mais rápido
replay-speed = { $times } ×
replay-sees = Visto por
replay-sees-all = Todas as mãos
replay-sees-public = O que todos veem
replay-sees-one = Visão { $of-dynasty }
replay-hand = { $dynasty } tem { $tiles }
replay-hand-empty = { $dynasty } não tem peças
replay-play-on = Jogar a partir daqui
replay-play-on-about = Cria outra partida a partir deste momento, com salvamento automático próprio. A original não muda; o menu da nova leva de volta a ela.
replay-play-on-not-here = Não há como continuar daqui: volte a um momento anterior.
replay-who-plays = Quem joga em cada lugar a partir daqui?
replay-leave = Sair
replay-leave-about = Sair do replay

# Marcas próximas umas das outras.
replay-markers-more = e mais { $count }
replay-markers-about = Cada clique leva de um ao próximo.
replay-log-about = Ir a este momento
