# O fim de uma partida, as configurações e as perguntas do primeiro início.

# A revelação e as partes dos resultados
results-counting = Contagem final
results-skip = Pular
results-tab-scores = Pontuação
results-tab-course = Pontos por turno
results-tab-origins = Pontos por origem
results-tab-conflicts = Conflitos
results-no-statistics = Esta partida começou com uma versão antiga das regras, e não há estatísticas dela.

# Pontos por turno
results-course-score = Pontuação
results-course-black = Preto
results-course-red = Vermelho
results-course-blue = Azul
results-course-green = Verde
results-course-score-about = A pontuação após cada turno: a cor mais fraca, com os tesouros onde mais valem.
results-course-colour-about = Pontos em { $colour } após cada turno, sem tesouros.
results-course-turns = Turnos
results-course-end = { $name } { $points }
results-course-point =
    { $name }
    Turno { $turn }: { $points }

# Pontos por origem
results-origins-about = De onde vieram os pontos de cada jogador, em todas as cores juntas.
results-origin-tiles = Peças
results-origin-buildings = Construções
results-origin-revolts = Revoltas
results-origin-wars = Guerras
results-origin-monuments = Monumentos
results-origin-wonder = Maravilha
results-origin-treasures = Tesouros

# Conflitos
results-conflicts-about = As iniciadas contam só para quem ataca; as ganhas e as perdidas, para os dois lados.
results-revolts-begun = Revoltas iniciadas
results-revolts-won = Revoltas ganhas
results-revolts-lost = Revoltas perdidas
results-wars-begun = Guerras iniciadas
results-wars-won = Guerras ganhas
results-wars-lost = Guerras perdidas

# Um gráfico para quem o ouve
results-bar = { $what } { $count }
results-bars = { $name }: { $list }.

# Configurações: o que não está em desktop-screens.ftl
settings-turns = Turnos
settings-palette = Cores
settings-palette-inlay = Marchetaria
settings-palette-classic = Clássicas
settings-palette-about = “Marchetaria” pode ser distinguida também por daltônicos e em tons de cinza. As “Clássicas” lembram o jogo impresso.
settings-vsync-about = Sem ela, os quadros são desenhados o mais rápido possível enquanto algo se move.
settings-preview-about = Com uma peça selecionada: quem ganharia pontos, que conflito começaria, o que ela completaria. Em Babel: como ficariam os totais, também com a habilidade sob o ponteiro.
settings-place-about = Um contorno em volta da margem onde você assenta, constrói e usa habilidades.
settings-counts-about = Ao lado de cada fileira, quantas cartas há nela: é disso que um templo precisa.
settings-kingdoms-about = Quais líderes compartilham um reino; o reino sob o ponteiro brilha mais.
settings-strengths-about = Ao lado de cada líder, sua força numa guerra{ $key ->
    [none] {""}
   *[other] ; segure { $key } para revoltas
}.
settings-coordinates-about = Como no registro: a casa c7 fica na terceira coluna e na sétima linha.
settings-reduce-motion = Reduzir movimento
settings-reduce-motion-about = Nada se move pela tela: o que muda aparece de imediato.
settings-speed-about = A velocidade das peças e por quanto tempo cada coisa aparece.
settings-end-turn-section = O fim de um turno
settings-mute = Mudo
settings-mute-about = Nenhum som; os volumes ficam como estão.
settings-listen = Ouvir
settings-games-about = As opções com que uma nova partida começa; em cada uma ainda dá para mudá-las.

# O primeiro início
first-title = Boas-vindas ao Two Rivers
first-about = Entre o Tigre e o Eufrates está tudo pronto. Algumas perguntas, e a terra é sua.
first-size = Tamanho da interface
first-size-small = Pequeno
first-size-usual = Normal
first-size-large = Grande
first-size-largest = Enorme
first-speed = Ritmo das animações
first-speed-calm = Calmo
first-speed-usual = Normal
first-speed-quick = Rápido
first-speed-none = Imediato
first-new = Ainda não conhece o jogo? As lições começam pela primeira peça. Babel, o segundo jogo, está na tela inicial.
first-later = Tudo isso, e mais, pode ser mudado a qualquer momento nas configurações.
first-begin = Ir para a tela inicial
