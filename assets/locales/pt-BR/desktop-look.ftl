# A folha de contato de todas as peças
contact-sheet-failed = A folha de contato não pode ser gravada em { $file }: { $why }
tour-failed = O passeio não pode gravar na pasta { $file }: { $why }
option-value-contact-sheet = o nome de um arquivo PNG
option-value-palette = "inlay" ou "classic"
