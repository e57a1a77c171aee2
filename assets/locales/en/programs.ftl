# What programs without a window say of their command lines.

referee-help = The referee of Two Rivers

    referee              obeys commands on standard input; list_commands names them all
    referee FILE...      runs scripts and says which of their expectations hold

    Ends with 1 when an expectation of a script does not hold.
referee-unknown-option = There is no option { $option }; “referee --help” tells how to call it.
