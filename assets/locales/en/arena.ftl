# The arena: bots against bots, for whoever makes bots stronger.

arena-help = Bots against bots

    arena match  --bot BOT [--bot BOT]... [OPTIONS]     who wins how often
    arena match  --bot BOT --against BOT [OPTIONS]      one alone against copies of the other, and the reverse
    arena sprt   --bot BOT --against BOT [OPTIONS]      plays until it is clear whether the first is better
    arena ladder [--bot BOT]... [OPTIONS]               every level against the one below, and the strongest
                                                        against random, greedy, net1 and turn30 (babel: random
                                                        and greedy); prints a table in Markdown; with
                                                        --bot only the pairings of these
    arena soak   [--bot BOT]... [OPTIONS]               all conditions in turn, looking for faults
    arena review FILE [OPTIONS]                         what each decision of a saved game gave away, and its luck
    arena calibrate --bot BOT [--bot BOT]... [OPTIONS]  plays games, reviews them, and holds what was said
                                                        against what came
    arena exercises [--bot BOT]... [OPTIONS]            plays games, and prints twenty positions of them to be
                                                        practised, easy to hard (bots: every level)

    BOT is NAME[@FOLDER][:evals=N][:time=MS]: with no folder of nets it plays by the shipped
    ones, with no budget it keeps its own.

    --game GAME            which game: tigris, babel (tigris)
    --evals N, --time MS   the budget of every bot that is named without one
    --players N[,N]...     how many players: 2, 3, 4 (match, sprt: 2; the others: 2,3,4); babel: 2
    --board B              standard, advanced, or mixed: both in turn (soak: mixed)
    --variants V           none, mixed (all 16 mixtures in turn), or some of buildings,wonder,english,open
                           (soak: mixed)
    --options O            babel: none, mixed (all 4 mixtures in turn), or some of founding,handicap
                           (soak: mixed)
    --games N              games of each line-up, rounded up so that every deal is played by every
                           rotation of the seats (match, ladder: 200; soak: 192; sprt: 20000
                           at most); calibrate, exercises: games in all (20, 60)
    --seed N               the seed of the first deal; each further deal has the next (1)
    --threads N            how many games at once (as many as there are cores)
    --out FILE             writes every game to a file that ends in .ron or .csv
    --stall N              a game with more decisions has stalled (5000)
    --tolerance MS         a decision may take so much longer than its budget (100)
    --deadline MS          soak: the longest time for bots whose budget sets none (1000)
    --elo0 E, --elo1 E     sprt, ladder: no better than elo0, or better by elo1? (0 and 30; ladder: 0 and 147)
    --alpha P, --beta P    sprt, ladder: the chance to be wrong either way (0.05)
    --lines                review: one line a decision or draw, for other programs
    --inaccuracy, --mistake, --blunder, --luck P
                           review, calibrate, exercises: from how many points of the chance to win a loss, or a
                           draw, is called so (5, 10, 20 and 5)
    --early                ladder: the strongest level's matches end as soon as the test is clear

    Ends with 1 when a bot was at fault or a game stalled (soak: or when a decision came late).

# Mistakes on the command line
arena-unknown-command = There is no command "{ $command }"; "arena --help" names them all.
arena-unknown-option = This command has no option "{ $option }"; "arena --help" lists them all.
arena-missing-value = The option { $option } needs a value after it.
arena-surplus-value = The option { $option } takes no value.
arena-not-text = The option { $option } takes plain text; not "{ $value }".
arena-no-command = A command is missing: match, sprt, ladder, soak, review, calibrate or exercises; "arena --help" tells what they do.
arena-unknown-game = There is no game "{ $game }".
arena-unknown-bot = There is no bot "{ $bot }".
arena-bad-net = { $file } cannot be used: { $why }.
arena-no-nets = The bots of this game play by no nets: "{ $bot }" takes no folder.
arena-bad-budget = A bot's budget is written evals=N or time=MS, each at most once, with a number from 1 up; not "{ $text }".
arena-bad-players = The option { $option } takes numbers of players from { $least } to { $most }, with commas between them; not "{ $value }".
arena-bad-board = The option { $option } takes standard, advanced or mixed; not "{ $value }".
arena-bad-variants = The option { $option } takes none, mixed, or some of buildings,wonder,english,open; not "{ $value }".
arena-bad-options = The option { $option } takes none, mixed, or some of founding,handicap; not "{ $value }".
arena-bad-out = The option { $option } takes a file that ends in .ron or .csv; not "{ $value }".
arena-bad-number = The option { $option } does not take the number "{ $value }".
arena-elo-order = The test needs an --elo0 that is smaller than its --elo1.
arena-needs-bots = A match needs one to { $most } bots, each named after --bot.
arena-needs-one-bot = With --against, exactly one bot is named after --bot.
arena-needs-candidate = The test needs one candidate after --bot and one baseline after --against.
arena-needs-level = The ladder has no match of the bots named after --bot: name levels above the lowest.
arena-needs-file = A review needs the file of one game.
arena-bad-file = { $why }
arena-cannot-write = { $file } cannot be written: { $why }

# Results
arena-title = { $players } players: { $bots }
arena-soak-title = soak
arena-progress = { $title }: game { $done } of { $total }, { $rate } a second, at most { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} left
arena-head-bot = bot
arena-head-table = table
arena-head-games = games
arena-head-wins = wins
arena-head-share = share
arena-head-interval = 95 %
arena-head-fair = fair
arena-head-elo = Elo
arena-head-points = points, low to high
arena-head-mean = mean time
arena-head-longest = longest
arena-head-late = late
arena-head-faults = faults
arena-lengths = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $turns } turns (at most { $longest }) and { $decisions } decisions (at most { $most }) on average. Elo is above the last bot, by the model of Bradley and Terry.
arena-faults = Faults: illegal decisions { $illegal }, missing answers { $silent }, broken down { $panicked }, games stalled { $stalled }, unsound positions { $unsound }.

arena-sprt-helps = It helps: { $elo1 } Elo are likelier than { $elo0 } (LLR { $llr }, bounds { $low } and { $high }, alpha { $alpha }, beta { $beta }).
arena-sprt-does-not-help = It does not help: { $elo0 } Elo are likelier than { $elo1 } (LLR { $llr }, bounds { $low } and { $high }, alpha { $alpha }, beta { $beta }).
arena-sprt-open = Not clear yet between { $elo0 } and { $elo1 } Elo (LLR { $llr }, bounds { $low } and { $high }, alpha { $alpha }, beta { $beta }).

arena-ladder-head =
    | players | bot | against | games | won | 95 % | fair | Elo | points, low to high | mean decision | longest |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
arena-ladder-row = | { $players } | { $bot } | { $others } × { $rival } | { $games } | { $share } | { $interval } | { $fair } | { $elo } | { $points } | { $mean } | { $longest } |

arena-review-player = player
arena-review-accuracy = accuracy
arena-review-choices = choices
arena-review-inaccuracies = inaccuracies
arena-review-mistakes = mistakes
arena-review-blunders = blunders
arena-review-lost = lost
arena-review-luck = luck
arena-review-best-turn = best turn
arena-review-worst-turn = worst turn
arena-review-turned = The winner was ahead for good from moment { $moment } on.
arena-review-moment = moment
arena-review-turn = turn
arena-review-kind = kind
arena-review-made = made
arena-review-best = better
arena-review-before = before
arena-review-after = with it
arena-review-with-best = with the better
arena-review-named = called
arena-review-inaccuracy = inaccuracy
arena-review-mistake = mistake
arena-review-blunder = blunder
arena-review-nothing = Nobody made a mistake.

arena-calibrate-bot = bot
arena-calibrate-games = games
arena-calibrate-choices = choices
arena-calibrate-inaccuracies = inaccuracies
arena-calibrate-mistakes = mistakes
arena-calibrate-blunders = blunders
arena-calibrate-lost = lost
arena-calibrate-accuracy = accuracy
arena-calibrate-luck = luck
arena-calibrate-said = said
arena-calibrate-count = count
arena-calibrate-mean = at first sight
arena-calibrate-mean-played = played on
arena-calibrate-came = won

arena-soak-sound = Sound: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, no fault, no decision too late.
arena-soak-faults = Not sound: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}, { $late ->
    [one] { $late } decision
   *[other] { $late } decisions
} too late.

arena-fault = Fault: { $what } (decision { $decision }, seat { $seat }; seed { $seed }, { $conditions }, seats { $bots })
arena-fault-illegal = the illegal decision "{ $decision }"
arena-fault-silent = no answer
arena-fault-panicked = the bot broke down
arena-fault-stalled = the game does not end
arena-fault-unsound = the position does not hang together: { $why }
