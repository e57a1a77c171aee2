# Título, nova partida, carregar, configurações, sobre, resultados, o menu do jogo e a linha de comando.

# Usadas em toda parte.
back = Voltar
cancel = Cancelar
percent = { $percent }%

# Há quanto tempo uma partida foi jogada.
ago-now = agora mesmo
ago-minutes = { $count ->
    [1] há um minuto
   *[other] há { $count } minutos
}
ago-hours = { $count ->
    [1] há uma hora
   *[other] há { $count } horas
}
ago-days = { $count ->
    [1] ontem
   *[other] há { $count } dias
}
ago-months = { $count ->
    [1] há um mês
   *[other] há { $count } meses
}
game-at-turn = Turno { $turn }, { $ago }
game-at-turn-of-branch = Turno { $turn }, continuação de outra
game-finished = Terminada, { $ago }

# Título
title-continue = Continuar
title-continue-game = Continuar { $game }
title-continue-none = Nenhuma partida para continuar
title-play-now = Jogar { $game } agora
title-about-tigris = Líderes e guerras, de 2 a 4 jogadores
title-about-babel = Cartas, povos e templos, para dois
title-people = { $people }
title-bots = { $bots ->
    [1] 1 bot
   *[other] { $bots } bots
}
title-people-and-bots = { $people } e { $bots ->
    [1] um bot
   *[other] { $bots } bots
}
title-new-game = Nova partida
title-load = Carregar
title-settings = Configurações
title-about = Sobre
title-quit = Sair do jogo

# Depois de uma falha
report-title = Da última vez, o programa terminou com um erro
report-about = Sua partida está no salvamento automático. Há um relatório para os desenvolvedores em { $path }
report-copy = Copiar relatório
report-copied = Copiado
report-dismiss = Dispensar
report-written = Two Rivers parou de funcionar, desculpe. Um relatório foi gravado em { $path }, e sua partida está no salvamento automático.
report-not-written = Two Rivers parou de funcionar, desculpe. Não foi possível gravar o relatório em { $path }: { $why }
screen-none = Two Rivers não consegue abrir uma janela: não há nenhuma tela aqui. Inicie o jogo a partir da sua área de trabalho.
screen-silent = Two Rivers não consegue abrir uma janela: a tela { $screen } não responde. Inicie o jogo a partir da sua área de trabalho.
graphics-none = Two Rivers não consegue desenhar: nenhum driver de vídeo foi encontrado. Instale o driver da sua placa de vídeo; no Linux, o pacote mesa-vulkan-drivers serve mesmo sem placa.
graphics-failed = Two Rivers não consegue desenhar: nenhum driver de vídeo respondeu. Atualize o driver da sua placa de vídeo; no Linux, o pacote mesa-vulkan-drivers serve mesmo sem placa. Tentativas: { $tried }
graphics-lost = Two Rivers não consegue mais desenhar: a placa de vídeo parou de responder e não foi possível abri-la de novo. Sua partida está salva. Reinicie o computador ou atualize o driver da sua placa de vídeo.

# Algo deu errado
trouble-title = Não deu certo
trouble-read = Entendi

# Uma partida que outra janela do programa está jogando.
elsewhere-title = Esta partida está sendo jogada
elsewhere-about = Outra janela de Two Rivers está com esta partida na mesa. Você pode continuar em uma cópia, que passa a ser outra partida, ou só assistir, jogada por jogada.
elsewhere-copy = Jogar uma cópia
elsewhere-look = Só assistir

# Nova partida
new-game-title = Nova partida
new-game-which = Jogo
game-name-tigris = Tigris & Euphrates
game-name-babel = Babel
learn-game-tigris = Aprender Tigris & Euphrates
learn-game-babel = Aprender Babel
rulebook-of-tigris = Regras de Tigris & Euphrates
rulebook-of-babel = Regras de Babel
new-game-players = Jogadores
new-game-how-many = Quantos
new-game-count = { $count }
new-game-person = Pessoa
new-game-name = Nome do jogador { $seat }
field-full = No máximo { $longest } letras.
field-unknown-script = Este programa não tem fonte para a escrita { $script }. Os nomes podem usar letras latinas, gregas, cirílicas, armênias ou georgianas.
script-arabic = árabe
script-hebrew = hebraica
script-chinese = chinesa
script-japanese = japonesa
script-korean = coreana
script-thai = tailandesa
script-indian = indiana
field-unknown-emoji = Este programa não tem fonte com esse emoji. Os nomes podem usar letras latinas, gregas, cirílicas, armênias ou georgianas.
field-unknown-letter = Este programa não tem fonte com a letra { $code }. Os nomes podem usar letras latinas, gregas, cirílicas, armênias ou georgianas.
new-game-dynasty = Dinastia do jogador { $seat }
new-game-kind = Quem joga no lugar { $seat }
new-game-bot = { $bot } – { $style }
new-game-start = Quem começa
new-game-start-random = Sorteio
new-game-board = Tabuleiro
new-game-variants = Variantes
new-game-hints = Dicas
new-game-hints-about = Quem decide pode perguntar o que o bot mais forte faria.
new-game-seed = Semente
new-game-seed-hint = Aleatória
new-game-seed-about = O mesmo número gera a mesma partida outra vez.
new-game-seed-wrong = A semente é um número inteiro de até 20 dígitos.
new-game-play = Jogar

# Nova partida de Babel
new-game-babel = Duas cidades, um rio
new-game-babel-about = Um jogo de cartas para dois: assente seus povos em cinco terras, erga um templo em cada uma e, com três cartas de um mesmo povo lado a lado, use o que esse povo sabe fazer.
new-game-babel-picture = A mesa de Babel: cinco terras no rio, entre as margens de Kish e de Ur
new-game-babel-kind = Quem joga por { $city }
new-game-babel-name = Nome para { $city }
babel-option-founding = Fundação
babel-option-founding-about = Seu primeiro nível 1 vem à parte: o adversário não pode tomá-lo, e você precisa construí-lo no seu primeiro turno.
babel-option-handicap = Compensação
babel-option-handicap-about = Quem começa recebe três cartas em vez de cinco.

board-standard-about = { $temples ->
    [1] { $temples } templo
   *[other] { $temples } templos
}. O tabuleiro da maioria das partidas.
board-advanced-about = { $temples ->
    [1] { $temples } templo
   *[other] { $temples } templos
} e outros rios: menos espaço e mais guerras.
board-own-about = { $temples ->
    [1] { $temples } templo
   *[other] { $temples } templos
}. Seu próprio tabuleiro.

variant-wonder = Maravilha
variant-wonder-about = Cruz de cinco peças: a maravilha dá ao rei um ponto de qualquer cor por turno.
variant-buildings = Construções
variant-buildings-about = Sobre três peças em linha: as peças dessa cor valem dois pontos, e a que está sob a construção não pode ser removida.
variant-english = Conflitos à inglesa
variant-english-about = Quem ataca não reforça, ou reforça o bastante para passar à frente; quem defende não reforça, ou só o bastante para empatar.
variant-open-scores = Pontuação aberta
variant-open-scores-about = Os pontos de cada um ficam sempre à vista de todos.
variant-bag = Peças no saco
variant-bag-about = Todos veem quantas peças restam: a partida acaba quando não há o que comprar.

# Carregar
load-title = Carregar
load-saves = Partidas salvas
load-autosaves = Salvas automaticamente
load-no-saves = Nenhuma partida foi salva com um nome ainda.
load-no-autosaves = Nenhuma partida foi jogada ainda. As partidas são salvas automaticamente a cada jogada.
load-reading = Um momento…
load-open = Abrir
load-delete = Apagar
load-rename = Renomear
load-keep = Manter
load-damaged = Não pode ser aberta. { $why }
load-delete-title = Apagar esta partida?
load-delete-about = Será apagada para sempre: { $name }.
load-rename-title = Renomear a partida

# Configurações
settings-title = Configurações
settings-done = Pronto
settings-display = Tela
settings-language = Idioma
settings-language-system = O do sistema
settings-scale = Tamanho da interface
settings-scale-clamped = Nesta janela, o máximo é { $most }%. Em uma janela maior, tudo aparece no tamanho que você escolheu.
settings-full-screen = Tela cheia
settings-vsync = Sincronização vertical (vsync)
settings-coordinates = Letras e números na borda do tabuleiro
settings-sound = Som
settings-volume = Volume
settings-effects = Efeitos
settings-table = Todos na mesma tela
settings-curtain = Cobrir a tela ao passar a vez
settings-curtain-off = Nunca
settings-curtain-secrets = Se houver segredos
settings-curtain-always = Sempre
settings-curtain-about = “Se houver segredos”: só quando a mão ou os reforços de alguém ficariam à vista.
settings-recap = Mostrar o que aconteceu desde o último turno
settings-recap-about = Logo que a tela é revelada; com animações imediatas, só pelo botão e pela tecla, que servem a qualquer momento.
settings-pace = Ritmo
settings-speed = Ritmo das animações
settings-speed-none = Imediatas
settings-speed-times = { $times } ×
settings-bot-pause = Pausa antes da jogada de um bot
settings-bot-pause-off = Nenhuma
settings-bot-pause-short = Curta
settings-bot-pause-long = Longa
settings-end-turn = Depois das duas ações, o turno termina
settings-end-turn-manual = Quando eu disser
settings-end-turn-after = { $seconds } s
settings-end-turn-about = Até lá, você pode desfazer suas ações. Em Babel, isso vale quando não há mais nada a fazer.
settings-new-games = Novas partidas

# Sobre
about-title = Sobre
about-version = Versão { $version }
about-what = Jogos de tabuleiro ao alcance da mão, com regras completas e adversários para vencer: “Tigris & Euphrates”, de Reiner Knizia, e “Babel”, de Uwe Rosenberg e Hagen Dorgathen. Toda a arte, os sons e os textos são nossos.
about-not-affiliated = Este programa é obra de admiradores. Não tem vínculo com os autores dos jogos nem com suas editoras, nem é endossado por eles.
about-licence-heading = Licença
about-licence = Software livre sob a licença MIT ou a licença Apache 2.0, à sua escolha.
about-fonts-heading = Fontes
about-font = { $font }, de { $authors }, sob a SIL Open Font License 1.1
about-crates-heading = Obras de terceiros
about-crates = Obras de terceiros que o programa traz: { $count }. Obrigado a todos os seus autores. A página “Licenças” mostra quem são e a licença de cada uma.
# As partes de Sobre
about-program = Este programa
about-changes = O que mudou
about-licences = Licenças
about-changes-note = O que quem joga percebe, do mais novo ao mais antigo. O texto está em inglês.
about-unreleased = Desde a última versão
about-licences-search = Procurar uma obra
about-licences-found = { $count ->
    [0] Nada encontrado. Tente menos letras.
    [1] { $count } obra
   *[other] { $count } obras
}
about-under = Licença: { $licence }

# O menu do jogo
menu-title = Pausa
menu-resume = Continuar
menu-save = Salvar como
menu-seats = Ceder o seu lugar
menu-seats-of-bots = Ocupar um lugar
menu-title-screen = Tela inicial
menu-about = A partida é salva automaticamente a cada jogada: ao sair, nada se perde.
menu-about-lent = O que se joga numa lição ou num exercício não é guardado como partida.
save-name = Nome da partida salva
save-suggestion = Minha partida
save-do = Salvar
save-done = Partida salva como “{ $name }”
save-replace = Substituir
save-replace-title = Substituir essa partida?
save-replace-about = Já existe uma partida salva chamada “{ $name }”.

# Resultados
results-winner = { $name } venceu
results-shared = Vitória compartilhada: { $names }
results-rank = { $rank }
results-dynasty = { $dynasty }
results-dynasty-shared = { $dynasty }, lugar compartilhado
results-points = { $points } +
results-points-and-treasures = { $points } + { $treasures }
results-lowest = mais fraca
results-lowest-sum = mais fraca: { $sum }
results-rematch = Revanche
results-board = Ver o tabuleiro
results-why = Por quê
results-treasures-about = Os tesouros valem por qualquer cor; cada um vai para a sua cor mais fraca. Sua cor mais fraca é sua pontuação, e a segunda mais fraca desempata.
# $turn é 0 quando não dá para contar os turnos de uma partida antiga.
results-ended-treasures = { $turn ->
    [0] A partida acabou:
   *[other] A partida acabou no turno { $turn }:
} restavam no máximo dois tesouros no tabuleiro.
results-ended-bag = { $turn ->
    [0] A partida acabou:
   *[other] A partida acabou no turno { $turn }:
} era preciso comprar uma peça, e o saco estava vazio.
results-reason-lowest = { $first } fica à frente de { $second }: { $more } a { $less } na cor mais fraca.
results-reason-second = { $first } e { $second } têm { $equal } na cor mais fraca; na segunda mais fraca, { $more } a { $less }.
results-reason-third = { $first } e { $second } empatam nas duas cores mais fracas; na terceira, { $more } a { $less }.
results-reason-highest = { $first } e { $second } empatam nas três cores mais fracas; na mais forte, { $more } a { $less }.
results-reason-equal = { $first } e { $second } empatam nas quatro cores e compartilham o lugar.
results-spoken = { $rank }º lugar: { $name }. Preto { $black }, vermelho { $red }, azul { $blue }, verde { $green }, com { $treasures ->
    [1] 1 tesouro incluído
   *[other] { $treasures } tesouros incluídos
}.

# A linha de comando
option-help = Two Rivers: Tigris & Euphrates e Babel no computador

    two-rivers [OPÇÕES] [ARQUIVO]

    ARQUIVO       uma partida salva para abrir

    --seed N      a semente da próxima partida nova
    --size LxA    o tamanho da janela, em pixels lógicos
    --scale F     a escala da tela, em vez da que ela tem
    --version     mostra a versão
    --help        mostra isto
option-help-tools = Para quem desenvolve o programa:

    --tour PASTA  mostra todas as telas, joga uma partida de bots, salva imagens em PASTA e sai
    --idle        no passeio, conta os quadros de cinco segundos parados em cada tela: nenhum
    --goldens PASTA [--renew]
                  no passeio, compara as imagens com as pequenas da PASTA, ou renova estas
    --measure     mostrar o que custam a abertura, uma guerra, o repouso e dez partidas, e sair
    --contact-sheet ARQUIVO [--palette inlay|classic]
                  desenha todas as peças num PNG, em cores e como outros olhos as veem, e sai
option-error-unknown = Não existe a opção { $option }. “two-rivers --help” mostra todas.
option-error-surplus = Só se abre uma partida salva por vez: “{ $text }” está sobrando. “two-rivers --help” diz mais.
option-error-no-value = A opção { $option } não recebe valor: tire “{ $value }”.
option-error-missing = A opção { $option } precisa de um valor depois dela.
option-error-value = A opção { $option } recebe { $takes }, e não “{ $value }”.
option-value-tour = uma pasta
option-value-goldens = uma pasta
option-value-seed = um número inteiro
option-value-size = uma largura e uma altura, como 1280x800
option-value-scale = um número de 0.25 a 8
