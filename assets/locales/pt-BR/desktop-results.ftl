# O fim de uma partida, as configurações e as perguntas do primeiro início.

# A revelação e as partes dos resultados
results-counting = O acerto de contas
results-skip = Pular
results-tab-scores = Pontuação
results-tab-course = Pontos por turno
results-tab-origins = Pontos por origem
results-tab-conflicts = Conflitos
results-no-statistics = Esta partida começou com regras mais antigas e não pode ser contada.

# Pontos por turno
results-course-score = Pontuação
results-course-score-about = A pontuação após cada turno: a menor cor, com os tesouros onde mais valem.
results-course-colour-about = Pontos em { $colour } após cada turno, sem tesouros.
results-course-turns = Turnos
results-course-end = { $name } { $points }
results-course-point =
    { $name }
    Turno { $turn }: { $points }

# Pontos por origem
results-origins-about = A que cada jogador deve seus pontos, em todas as cores juntas.
results-origin-tiles = Peças
results-origin-buildings = Construções
results-origin-revolts = Revoltas
results-origin-wars = Guerras
results-origin-monuments = Monumentos
results-origin-wonder = Maravilha
results-origin-treasures = Tesouros

# Conflitos
results-conflicts-about = Iniciados contam para quem ataca; vencidos e perdidos, para os dois lados.
results-revolts-begun = Revoltas iniciadas
results-revolts-won = Revoltas vencidas
results-revolts-lost = Revoltas perdidas
results-wars-begun = Guerras iniciadas
results-wars-won = Guerras vencidas
results-wars-lost = Guerras perdidas

# Um gráfico para quem o ouve
results-bar = { $what } { $count }
results-bars = { $name }: { $list }.

# Configurações: o que não está em desktop-screens.ftl
settings-turns = Turnos
settings-palette = Cores
settings-palette-inlay = Incrustação
settings-palette-classic = Clássicas
settings-palette-about = “Incrustação” se distingue para todos os olhos e em cinza. “Clássicas” lembram o jogo impresso.
settings-vsync-about = Sem isso, os quadros saem o mais rápido possível enquanto algo se move.
settings-preview-about = Com uma peça na mão: quem ganharia pontos, que conflito começaria, o que ela completaria.
settings-kingdoms-about = Que líderes dividem um reino; o que está sob o ponteiro brilha mais.
settings-strengths-about = Ao lado de cada líder, sua força numa guerra; segure Espaço para revoltas.
settings-coordinates-about = Como no registro: a casa c7 fica na terceira coluna e na sétima linha.
settings-reduce-motion = Reduzir movimento
settings-reduce-motion-about = Nada se move pela tela: o que muda simplesmente está lá.
settings-speed-about = A velocidade das peças e por quanto tempo cada coisa é mostrada.
settings-end-turn-section = O fim de um turno
settings-mute = Mudo
settings-mute-about = Nenhum som; os volumes ficam como estão.
settings-listen = Ouvir
settings-games-about = Como começa uma nova partida; cada uma ainda pode ser preparada a seu modo.

# O primeiro início
first-title = Boas-vindas a Two Rivers
first-about = Entre o Tigre e o Eufrates está tudo pronto. Três perguntas, e a terra é sua.
first-size = Texto
first-size-small = Pequeno
first-size-usual = Normal
first-size-large = Grande
first-size-largest = Enorme
first-speed = Ritmo
first-speed-calm = Calmo
first-speed-usual = Normal
first-speed-quick = Rápido
first-speed-none = Imediato
first-later = Tudo isso e mais pode ser mudado a qualquer momento nas configurações.
first-begin = Ir ao título
