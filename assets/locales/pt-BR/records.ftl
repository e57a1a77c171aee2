# Arquivos de tabuleiro, partidas salvas e preferências: o que pode haver de errado com eles.

board-error-syntax = A linha { $line } não é como em um arquivo de tabuleiro. Compare com um arquivo que funcione.
board-error-name = “{ $name }” não pode ser o nome de um tabuleiro: o nome é uma só palavra de até 40 letras e não começa com #.
board-error-name-taken = O nome { $name } já é de um tabuleiro deste programa; dê outro nome ao seu.
board-error-rows = O tabuleiro tem { $found ->
    [1] { $found } fileira
   *[other] { $found } fileiras
} em vez de 11.
board-error-row-length = A fileira { $row } do tabuleiro tem { $length ->
    [1] { $length } casa
   *[other] { $length } casas
} em vez de 16.
board-error-character = Fileira { $row }, coluna { $column } do tabuleiro: “{ $found }” não é nenhum destes: . ~ S B
board-error-shedu-cells = O tabuleiro tem { $found ->
    [1] { $found } casa
   *[other] { $found } casas
} de shedu, mas precisa de 3 a 57.

# Desfazer: por que não dá para continuar.
undo-stop-nothing-played = Não há nada para desfazer.
undo-stop-draw = Peças já foram compradas depois disso, então não dá para desfazer.
undo-stop-commitment = Já houve uma decisão de reforço neste conflito, mesmo que sem peças: não dá mais para desfazer.
undo-stop-other-player = Outro jogador já decidiu algo depois disso, então não dá para desfazer.
undo-stop-turn-over = O turno anterior acabou: nada dele pode ser desfeito.
undo-stop-game-over = A partida acabou e não pode mais ser desfeita.

# Partidas salvas. Estas frases dizem o que há de errado dentro de um arquivo; file-error dá o nome dele.
record-error-empty = O arquivo está vazio.
record-error-no-game = O arquivo não começa como uma partida salva. Talvez seja de outro tipo.
record-error-syntax = A linha { $line } está danificada: o que está escrito nela não é de uma partida salva.
record-error-newer = Foi escrito por uma versão mais nova de Two Rivers (formato { $format }); abra com essa versão.
record-error-other-game = Esta é uma partida de { $game }, que não é o jogo pedido aqui.
record-error-newer-rules = Foi escrito por uma versão mais nova de Two Rivers (regras { $rules }); abra com essa versão.
record-error-start = Linha { $line }: nenhuma partida pode começar assim ({ $why }).
record-error-not-a-decision = A linha { $line } está danificada: “{ $text }” não é uma decisão.
record-error-refused = A linha { $line } está danificada: “{ $decision }” não pode ser jogado ali. { $why }
record-error-differs = A linha { $line } está danificada: as decisões levam a uma posição diferente da que foi salva.
record-error-unsound = A linha { $line } está danificada: a posição salva é impossível, ou impossível nesta partida.

# $file é o nome de um arquivo; $why, uma das frases acima ou as palavras do próprio sistema.
file-error-gone = { $file }: { $why }
file-error = { $file }: { $why } O arquivo ficou como estava.
file-error-damaged = { $file }: { $why } O arquivo ficou como estava. Se você tiver uma cópia dele, use-a.
autosave-failed = Não foi possível salvar esta partida como ela está agora; o programa vai tentar de novo a cada poucos segundos e ao sair. { $why }
file-fault-io = O sistema diz: { $why }.
file-io-gone = Esse arquivo não existe, ou não existe mais. Veja se foi movido ou se mudou de nome.
file-io-denied = O sistema não permite. Verifique as permissões do arquivo e da pasta.
file-io-read-only = Este disco só pode ser lido. Escolha outro lugar.
file-io-busy = Outro programa está usando o arquivo. Tente de novo daqui a pouco.
file-io-full = Não há mais espaço. Libere um pouco e tente de novo.
file-io-name = Não pode haver um arquivo com esse nome ali. Escolha outro.
file-fault-not-a-file = Não é um arquivo, e sim uma pasta ou outra coisa. Escolha outro.
file-fault-larger = Tem mais de { $limit } bytes, então é outra coisa.
file-fault-too-large = O arquivo tem mais de { $limit } bytes, mais do que qualquer partida.
file-fault-not-text = A linha { $line } está danificada: não é texto.
file-fault-exists = Já existe uma partida salva com esse nome.
file-fault-bad-name = Escolha um nome que tenha uma letra ou um número.
file-fault-busy = Esta partida está sendo jogada agora. Saia dela primeiro, lá ou aqui.

preferences-damaged = Não foi possível ler as configurações, que voltam ao padrão. O arquivo danificado foi guardado como { $file }.
preferences-damaged-line = Não foi possível ler as configurações (linha { $line }), que voltam ao padrão. O arquivo danificado foi guardado como { $file }.
preferences-partly = Algumas configurações não puderam ser entendidas e voltaram ao padrão: { $what }. O arquivo, tal como estava, foi guardado como { $file }.
preferences-window = Tamanho e posição da janela
preferences-setting = “{ $name }”
preferences-not-kept = Não é possível guardar as configurações e o que você aprendeu. { $file }: { $why } Elas valem até você sair; na próxima mudança, o jogo tenta de novo.
preferences-unreadable = Não foi possível ler as configurações. { $file }: { $why } O arquivo fica como está; o que você mudar agora só vale até sair.
learning-damaged = Não foi possível ler o que você já fez em Aprender, que recomeça do zero. O arquivo danificado foi guardado como { $file }.
learning-partly = Não foi possível ler uma parte do que você já fez em Aprender ({ $what }). O arquivo, tal como estava, foi guardado como { $file }.
learning-unreadable = Não foi possível ler o que você já fez em Aprender. { $file }: { $why } O arquivo fica como está; o que você fizer lá agora não será lembrado.

# As redes dos bots. $file é o caminho de um arquivo, $why um dos motivos.
net-error = { $file }: { $why } Os bots jogam com a rede do próprio programa. Remova o arquivo ou substitua-o por um correto.
net-fault-not-a-net = Isto não é uma rede para os bots.
net-fault-other-features = Esta rede foi feita para outro número de jogadores, ou por outra versão de Two Rivers.
net-fault-damaged = Esta rede está danificada.
