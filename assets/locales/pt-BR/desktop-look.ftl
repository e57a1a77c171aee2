# A folha de contato de todas as peças
contact-sheet-failed = Não foi possível gravar a folha de contato em { $file }: { $why }
tour-failed = Não foi possível gravar o passeio na pasta { $file }: { $why }
option-value-contact-sheet = o nome de um arquivo PNG
option-value-palette = “inlay” ou “classic”
