# As palavras do programa. O nome dele não se traduz.

title-name = Two Rivers
