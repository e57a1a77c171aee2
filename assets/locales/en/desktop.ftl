# The words of the desktop program.

# The sign before the fraction of a number.
number-fraction = .

title-name = Two Rivers

# What screen readers call groups of choices that no visible word names.
choice-parts = Parts of this page
choice-chart = The chart shows
choice-sums = Add up by
