# O que os programas sem janela dizem das suas linhas de comando.

referee-help = O árbitro de Two Rivers

    referee              obedece a comandos da entrada padrão; list_commands mostra todos
    referee ARQUIVO...   executa roteiros e diz quais das suas expectativas se confirmam

    Termina com 1 quando uma expectativa de um roteiro não se confirma.
referee-unknown-option = Não existe a opção { $option }; “referee --help” explica como chamá-lo.
