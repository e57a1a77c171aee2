# Looking back: the recap "since your last turn", and replays.

recap-title = Since your last turn
recap-button = Since your last turn
recap-nothing = Since your last turn: nothing has happened yet
recap-skip = Skip
key-recap = what happened since your last turn

menu-replay = Replay
menu-back-to-replay = Back to the original game
menu-back-to-exercise = Back to the exercise
load-replay = Replay

replay-scrubber = Moments of the game
replay-moment-spoken = Turn { $turn } of { $turns }, decision { $moment } of { $moments }
replay-turn = Turn { $turn } of { $turns }
replay-turn-of = Turn { $turn }: { $dynasty }
replay-play = Play
replay-pause = Pause
replay-step-back = One decision back
replay-step-on = One decision on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-own-turn-back = My previous turn
replay-own-turn-on = My next turn
replay-their-turn-back = The previous turn of { $dynasty }
replay-their-turn-on = The next turn of { $dynasty }
replay-slower = Slower
replay-faster = Faster
replay-speed = { $times } ×
replay-sees = Seen by
replay-sees-all = Everything is seen
replay-sees-public = What everybody sees
replay-sees-one = As { $dynasty } sees it
replay-hand = { $dynasty } holds { $tiles }
replay-hand-empty = { $dynasty } holds no tiles
replay-play-on = Play on from here
replay-play-on-about = Makes another game that goes on from this moment, in an autosave of its own. The one you look at stays as it is, and the menu of the new one leads back to it.
replay-who-plays = Who plays each seat from here?
replay-play-on-not-here = There is nothing to play on from here: go to an earlier moment.
replay-leave = Leave
replay-leave-about = Leave the replay

# Markers that lie near each other.
replay-markers-more = and { $count } more
replay-markers-about = A click leads from one to the next.
replay-log-about = Go to this moment
