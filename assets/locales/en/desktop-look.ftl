# The contact sheet of all pieces
contact-sheet-failed = The contact sheet cannot be written to { $file }: { $why }
tour-failed = The tour cannot write to the folder { $file }: { $why }
option-value-contact-sheet = the name of a PNG file
option-value-palette = “inlay” or “classic”
