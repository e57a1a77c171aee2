# A lista de partidas: procurar, exportar, importar.

load-search = Procurar um nome, jogador ou jogo
load-order = Ordem
load-order-newest = Mais recentes primeiro
load-order-name = Por nome
load-order-turns = Mais longas primeiro
load-order-unfinished = Em andamento primeiro
load-order-finished = Terminadas primeiro
load-none-found = Nenhuma delas corresponde ao que você procura.
load-picture = O tabuleiro de “{ $name }”
# Which game it is, and how it stands.
load-turn = { $game } · turno { $turn }
load-finished = { $game } · terminada: { $result }
# Uma partida que está em uma mesa, aqui ou em outra janela.
load-held = { $state }, aberta agora
# Uma partida que começou com "Jogar a partir daqui" em um replay.
load-branch = { $state }, jogada a partir de outra
# O que faz um botão de uma linha, e de que partida se trata: para leitores de tela.
load-does = { $does }: { $game }
load-identity = { $name }, { $state }, { $date }
load-score = { $name } { $points }
# O dia da última jogada e há quanto tempo foi.
load-date = { $day } de { $month } de { $year }, { $ago }
load-export = Exportar
load-export-title = Exportar uma cópia
load-export-about = Uma cópia vai para este arquivo; a partida fica onde está.
load-import = Importar
load-import-title = Importar uma partida
load-import-about = Escreva onde está o arquivo da partida, ou solte-o sobre a janela.
load-path = Caminho do arquivo
load-replace-title = Substituir esse arquivo?
load-replace-about = Já existe um arquivo chamado “{ $name }”.
load-exported = “{ $name }” foi gravado.
load-imported = “{ $name }” agora está entre as partidas salvas.
load-imported-before = Esta partida já está entre as salvas: “{ $name }”.
load-show-folder = Mostrar a pasta
load-drop = Solte para importar esta partida

month-1 = janeiro
month-2 = fevereiro
month-3 = março
month-4 = abril
month-5 = maio
month-6 = junho
month-7 = julho
month-8 = agosto
month-9 = setembro
month-10 = outubro
month-11 = novembro
month-12 = dezembro
date-day = { $day }/{ $month }/{ $year }
