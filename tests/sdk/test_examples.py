"""The programs in examples/ do what their page says, against the running service."""

from __future__ import annotations

import json
import re
import subprocess
from itertools import cycle, islice
from pathlib import Path

import pytest

from support.client import Client
from support.document import ROOT
from support.server import BINARY

SHEET = ROOT / "examples" / "score-rule-sheet" / "rule-sheet.json"
PUBLISHED_POINTS = [3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9]
LONGEST_SECONDS = 30


def run(program: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """An example as it was built beside the service, with what is typed at its questions."""
    return subprocess.run(
        [BINARY.with_name(program), *arguments], input=typed, capture_output=True, text=True, timeout=LONGEST_SECONDS, check=False
    )


def points_told(table: str) -> list[int]:
    """The right points of each turn, from the program's table."""
    rows = [line.split() for line in table.splitlines()]
    return [int(row[2]) for row in rows if len(row) > 2 and all(cell.isdigit() for cell in row[:3])]


def test_the_published_rule_sheet_is_scored_as_it_was_published(client: Client) -> None:
    done = run("score-rule-sheet", str(client.http.base_url))
    assert done.returncode == 0, done.stdout + done.stderr
    assert points_told(done.stdout) == PUBLISHED_POINTS


def test_a_turn_scored_wrong_at_the_table_is_found(client: Client, tmp_path: Path) -> None:
    sheet = json.loads(SHEET.read_text(encoding="utf-8"))
    sheet["turns"][8]["points"] = 12
    wrong = tmp_path / "sheet.json"
    wrong.write_text(json.dumps(sheet), encoding="utf-8")
    done = run("score-rule-sheet", str(client.http.base_url), str(wrong))
    assert done.returncode == 1, done.stdout + done.stderr
    assert points_told(done.stdout) == PUBLISHED_POINTS


def test_a_whole_game_of_lcr_is_played_in_the_terminal(client: Client) -> None:
    done = run("lcr-table", str(client.http.base_url))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "win" in done.stdout


def ludo(client: Client, *arguments: str, typed: str = "") -> str:
    """What the Ludo table says."""
    done = run("ludo-table", *arguments, str(client.http.base_url), typed=typed)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout


def test_a_game_of_ludo_plays_itself_to_its_end_and_the_same_for_the_same_seed(client: Client) -> None:
    players = ("--players", "Asha,Juma,Neema,Zuri")
    told = ludo(client, *players, "--auto", "karibu")
    assert re.search(r"\nThe game is over\.\n1\. \w+\n", told), told[-500:]
    assert all(re.search(rf"^\d\. {name}$", told, re.MULTILINE) for name in ("Asha", "Juma", "Neema", "Zuri"))
    assert told == ludo(client, *players, "--auto", "karibu") != ludo(client, *players, "--auto", "kwaheri")


def test_dice_rolled_at_the_table_are_typed_in_and_wrong_ones_explained(client: Client) -> None:
    told = ludo(client, "--dice", typed="7\nfour\n\n6\n4\n2\n5\n1\n2\n")
    expected = [
        "A die shows 1 to 6, not 7.",
        "Type the number on the die",
        "does not state what the die showed",
        "rolls a 6.",
        "  3: Piece 3 of",
        "Type the number of a piece",
        "Piece 2 of",
        "leaves the yard for square",
        "rolls again (six).",
        "rolls a 5.",
        "which a 5 does not leave; 6 does.",
        "goes from square",
        "It is the turn of",
        "The game is left where it stands.",
        "Goodbye!",
    ]
    for text in expected:  # each after the one before
        before, found, told = told.partition(text)
        assert found, f"{text!r} is missing in: {before}"


def test_a_table_that_is_left_at_once_stops_politely(client: Client) -> None:
    assert ludo(client).endswith("Goodbye!\n")


def test_after_a_game_of_ludo_another_is_started_by_the_next_player(client: Client) -> None:
    typed = "\n".join(islice(cycle(["6", "0", "", "1", "5", "2", "y", "3"]), 6000))
    told = ludo(client, typed=typed)
    starter = re.search(r"^(\w+) is drawn to start", told)
    _, _, second_game = told.partition("Another game?")
    next_starter = re.search(r"It is the turn of (\w+)", second_game)
    assert starter and next_starter, told[-500:]
    assert {starter[1], next_starter[1]} == {"Asha", "Baraka"}


def test_a_table_of_five_is_told_that_the_game_has_four_seats(client: Client) -> None:
    done = run("ludo-table", "--players", "A,B,C,D,E", str(client.http.base_url))
    assert done.returncode != 0 and "2 to 4 players" in done.stderr


def tournament(*arguments: str) -> str:
    done = run("cpu-tournament", *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def share(told: str) -> float:
    """What the first level has of the games, in hundredths."""
    found = re.search(r"wins ([\d.]+) % of the games against \w+ \(95 % interval ([\d.]+) to ([\d.]+)", told)
    assert found, told
    won, least, most = map(float, found.groups())
    assert least <= won <= most
    return won


@pytest.mark.parametrize("game", ["ludo", "qwirkle", "pegs-and-jokers"])
def test_a_tournament_of_cpu_players_is_counted_and_the_same_for_the_same_seed(game: str) -> None:
    arguments = (game, "--first", "greedy", "--second", "random", "--games", "10", "--seed", "jaribio")
    told = tournament(*arguments)
    assert 'seed "jaribio"' in told
    assert share(told) > 50
    assert share(told) == share(tournament(*arguments))


def test_a_level_against_itself_shares_the_games_evenly() -> None:
    assert share(tournament("qwirkle", "--first", "greedy", "--second", "greedy", "--games", "10")) == 50


def test_a_tournament_of_too_many_players_says_so_and_fails() -> None:
    done = run("cpu-tournament", "ludo", "--players", "5")
    assert done.returncode != 0 and "2 to 4 players" in done.stderr


@pytest.mark.parametrize("program", ["score-rule-sheet", "lcr-table", "ludo-table"])
def test_an_example_without_a_referee_says_so_and_fails(program: str) -> None:
    done = run(program, "http://127.0.0.1:9")
    assert done.returncode != 0
    assert done.stderr and "panicked" not in done.stderr
