# The words of the desktop program.

title-name = Two Rivers
