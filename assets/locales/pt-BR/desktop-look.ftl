# A folha de contato de todas as peças
contact-sheet-failed = A folha de contato não pode ser gravada em { $file }: { $why }
option-value-contact-sheet = o nome de um arquivo PNG
option-value-palette = "inlay" ou "classic"
