# As palavras do programa. O nome dele não se traduz.

# O sinal antes da fração de um número.
number-fraction = ,

title-name = Two Rivers

# What screen readers call groups of choices that no visible word names.
choice-parts = Partes desta página
choice-chart = O gráfico mostra
choice-sums = Somar por
