# Arquivos de tabuleiro, partidas salvas e preferências: o que pode haver de errado com eles.

board-error-syntax = Este não é um arquivo de tabuleiro: { $why }
board-error-name = “{ $name }” não pode ser o nome de um tabuleiro: o nome é uma só palavra de até 40 letras.
board-error-rows = O tabuleiro tem { $found } fileiras em vez de 11.
board-error-row-length = A fileira { $row } do tabuleiro tem { $length } casas em vez de 16.
board-error-character = Fileira { $row }, coluna { $column } do tabuleiro: “{ $found }” não é nenhum destes: . ~ S B
board-error-shedu-cells = O tabuleiro tem { $found } casas de shedu, mas precisa de 3 a 57.

# Desfazer: por que não dá para continuar.
undo-stop-nothing-played = Não há nada para desfazer.
undo-stop-draw = Já foram compradas peças depois disso, então não dá para desfazer.
undo-stop-commitment = Alguém já empenhou peças em um conflito, então não dá para desfazer.
undo-stop-other-player = Outro jogador já decidiu algo depois disso, então não dá para desfazer.
undo-stop-turn-over = O turno acabou e não pode mais ser desfeito.
undo-stop-game-over = A partida acabou e não pode mais ser desfeita.

# Partidas salvas. Estas frases dizem o que há de errado dentro de um arquivo; file-error dá o nome dele.
record-error-syntax = A linha { $line } está danificada (coluna { $column }: { $why }).
record-error-newer = Foi escrito por uma versão mais nova de Two Rivers (formato { $format }); esta versão não consegue ler.
record-error-newer-rules = Foi escrito por uma versão mais nova de Two Rivers (regras { $rules }); esta versão não consegue jogar.
record-error-start = Linha { $line }: nenhuma partida pode começar assim ({ $why }).
record-error-not-a-decision = A linha { $line } está danificada: “{ $text }” não é uma decisão.
record-error-refused = A linha { $line } está danificada: “{ $decision }” não pode ser jogado ali. { $why }
record-error-differs = A linha { $line } está danificada: as decisões levam a uma posição diferente da que foi salva.
record-error-unsound = A linha { $line } está danificada: a posição salva é impossível.

# $file é o caminho de um arquivo; $why, uma das frases acima ou as palavras do próprio sistema.
file-error = { $file }: { $why } O arquivo ficou como estava.
file-fault-io = { $why }.
file-fault-too-large = O arquivo tem mais de { $limit } bytes, mais do que qualquer partida.
file-fault-not-text = A linha { $line } está danificada: não é texto.
file-fault-exists = Já existe uma partida salva com esse nome.
file-fault-bad-name = Escolha um nome que tenha uma letra ou um número.

preferences-damaged = Não foi possível ler as configurações, que voltam ao padrão. O arquivo danificado foi guardado como { $file }.
preferences-damaged-line = Não foi possível ler as configurações (linha { $line }), que voltam ao padrão. O arquivo danificado foi guardado como { $file }.
preferences-unreadable = Não foi possível ler as configurações, que voltam ao padrão: { $file }: { $why }.

# As redes dos bots. $file é o caminho de um arquivo, $why um dos motivos.
net-error = { $file }: { $why } Os bots jogam com a rede do programa em seu lugar. Remova o arquivo ou ponha um correto em seu lugar.
net-fault-not-a-net = Isto não é uma rede para os bots.
net-fault-other-features = Esta rede foi feita para outro número de jogadores, ou por outra versão de Two Rivers.
net-fault-damaged = Esta rede está danificada.
