# tag pt-BR
a = { "\u00eã" }
b = { "\U01F6ã" }
