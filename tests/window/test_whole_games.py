"""Whole games, from the title to the results: long, so only for whoever asks for them."""

import re

import pytest
from babel_player import BabelPlayer
from babel_table import Babel
from driver import NotSeen
from player import Player
from table import Table
from words import Words

# Nothing is moved about, nobody waits: such a game takes minutes.
QUICK = {"animation_speed": "0.0", "bot_pause": "Off", "curtain": "SecretsOnly", "game": 'Some("tigris")'}


def seats(*who):
    """A last set-up with these seats: a name for a person, `None` for a bot."""
    lines = []
    for dynasty, name in zip(["archer", "bull", "pot", "lion"], who, strict=False):
        kind = "Person" if name else 'Bot("greedy")'
        lines.append(f'(dynasty: {dynasty}, name: "{name or str()}", kind: {kind})')
    return f"(seats: [{', '.join(lines)}], random_start: false, seed: Some(7), hints: true)"


@pytest.mark.long
@pytest.mark.parametrize("size", ["1280x800", "1024x640"])
def test_a_game_of_three_on_the_advanced_board(open_program, referee, size):
    """Two people and a bot, with buildings and the wonder, set up, and played by mouse to the results."""
    program = open_program(preferences={**QUICK, "last_setup": seats("Anna", "Ben", None)}, size=size)
    program.press("New game", until=lambda: program.find("Back"))
    program.press("Advanced", until=lambda: program.find("Advanced").on)
    for variant in ["Wonder", "Buildings"]:
        # In a small window they come into view when the keyboard comes to them.
        program.reach(variant)
        program.key("space", until=lambda variant=variant: program.find(variant).on)
    program.press("Play", until=lambda: program.autosaves())
    player = Player(Table(program), referee, ["archer", "bull"])
    made = player.plays()
    assert len(made) > 40, made
    start = program.autosave().text
    assert "advanced" in start and "wonder: true" in start and "buildings: true" in start
    program.press("Final score", until=lambda: program.find("Points by source"))
    for tab in ["Points over time", "Points by source", "Conflicts", "Scores"]:
        program.press(tab, until=lambda tab=tab: program.find(tab).on)


@pytest.mark.long
def test_a_whole_game_by_keyboard(open_program, referee):
    """A person against a bot: begun, played, counted up and left without a mouse."""
    program = open_program(preferences={**QUICK, "last_setup": seats("Anna", None)})
    table = Table(program, by_keys=True)
    table.press(re.compile(r"Play Tigris & Euphrates now.*", re.DOTALL), until=program.autosaves)
    made = Player(table, referee, ["archer"]).plays()
    assert len(made) > 20, made
    program.waits_for("Final score")
    program.key("t", until=lambda: program.find("Points by source"))
    program.key("Escape", until=lambda: program.find("Quit"))
    table.press("Quit", until=lambda: program.process.poll() is not None)
    program.ended()


@pytest.mark.long
@pytest.mark.parametrize("option", ["Founding", "Handicap"])
@pytest.mark.parametrize(("who", "size"), [("alone", "1280x800"), ("together", "1280x800"), ("together", "1024x640")])
def test_a_game_of_babel(open_program, referee, option, who, size):
    """With each option, against a bot and of two people at one screen, by mouse to the results."""
    cities = {"alone": '(name: "", kind: Person), (name: "", kind: Bot("mason"))', "together": '(name: ""), (name: "")'}
    setup = f"(cities: [{cities[who]}], start: Some(Kish), seed: Some(7), hints: true)"
    program = open_program(preferences={**QUICK, "game": 'Some("babel")', "last_babel": setup}, size=size)
    program.press("New game", until=lambda: program.find("Back"))
    # In a small window it comes into view when the keyboard comes to it.
    program.reach(option)
    program.key("space", until=lambda: program.find(option).on)
    program.press("Play", until=lambda: program.autosaves())
    made = BabelPlayer(Babel(program), referee, ["kish"] if who == "alone" else ["kish", "ur"]).plays()
    assert len(made) > 20, made
    assert f"{option.lower()}: true" in program.autosave().text
    program.press("Final score", until=lambda: program.find("Skills"))
    for tab in ["Course", "Skills", "Deeds", "Temples"]:
        program.press(tab, until=lambda tab=tab: program.find(tab).on)


@pytest.mark.long
def test_a_game_of_babel_by_keyboard(open_program, referee):
    """A person against a bot: begun, played and left without a mouse."""
    setup = '(cities: [(name: "", kind: Person), (name: "", kind: Bot("mason"))], start: Some(Kish), seed: Some(7), hints: true)'
    program = open_program(preferences={**QUICK, "game": 'Some("babel")', "last_babel": setup})
    table = Table(program, by_keys=True)
    table.press(re.compile(r"Play Babel now.*", re.DOTALL), until=program.autosaves)
    made = BabelPlayer(Babel(program, by_keys=True), referee, ["kish"]).plays()
    assert len(made) > 20, made


def asks_for_a_hint(program, words, row):
    """One click asks, and another one would close it again: only what is not heard at all is pressed again."""
    thinking = [words("hint-thinking"), words("babel-advice-thinking")]
    for _ in range(6):
        program.hands.click(*program.place(program.find(words("strip-hint"))))
        try:
            program.wait("a hint is thought of", lambda: any(map(program.find, [*thinking, row])), 4)
            return program.waits_for(row, seconds=30)
        except NotSeen:
            continue
    return program.waits_for(row)


def plays_a_hint(program, referee, words, who):
    """Plays the first row of a hint as soon as it is one's turn; whether the game goes on."""
    spoken = [words("hint-spoken", rank="1"), words("hint-spoken-change", rank="1"), words("babel-advice-chance")]
    row = re.compile("|".join(f"(.*{one.pattern}.*)" for one in spoken), re.DOTALL)
    hint, go_on = words("strip-hint"), words("outcome-go-on")

    def asked():
        program.check()
        if program.find(go_on):
            program.press(go_on, until=lambda: not program.find(go_on))
        if program.find(row):
            # The hint for the moment before is still told.
            return None
        turn, _, _ = referee.asked(program.autosave().path)
        button = program.find(hint)
        return turn if turn.startswith("over") or (turn.split()[0] == who and button and button.enabled) else None

    if program.wait(f"{who} is asked", asked, 120).startswith("over"):
        return False
    before = len(program.decisions())
    over = lambda: program.decisions()[before:]  # noqa: E731
    asks_for_a_hint(program, words, row)
    # In the first game the first click shows the decision alone on the board, the second one plays it.
    program.press(row, until=over)
    return True


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize("size", ["1280x800", "1024x640"])
@pytest.mark.parametrize("game", ["tigris", "babel"])
def test_a_game_chosen_from_hints(open_program, referee, game, language, size):
    """Whoever knows nothing plays what the hint says, to the results."""
    setup = '(cities: [(name: "Anna", kind: Person), (name: "", kind: Bot("carrier"))], start: Some(Kish), seed: Some(7), hints: true)'
    last = {"last_setup": seats("Anna", None), "last_babel": setup, "language": f'Some("{language}")'}
    program = open_program(preferences={**QUICK, **last, "game": f'Some("{game}")'}, size=size)
    words = Words(language)
    name = words.messages[f"game-name-{game}"]
    # Below it stands what will be played.
    program.press(re.compile(f"{words('title-play-now', game=name).pattern}.*", re.DOTALL), until=program.autosaves)
    played = 0
    while plays_a_hint(program, referee, words, {"tigris": "archer", "babel": "kish"}[game]):
        played += 1
    assert played > 10
    program.press(words("strip-results"), until=lambda: program.find(words("results-rematch")))
