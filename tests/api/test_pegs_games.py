"""Whole games of Pegs and Jokers, followed by their events alone, as a client does that animates them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from api.test_pegs_positions import GAME, START, all_cards, unseen
from support.client import Client
from support.compare import canonical
from support.moves import chance_left_out

MOST_MOVES = 5000
SAMPLED = 60
"""Of every so many positions of a game one is looked at more closely."""
REPLAYED = 400
"""So many moves of each game, a reshuffle among them, are sent a second time."""


class Follower:
    """Knows of a game what its events have told, and never looks at a state."""

    def __init__(self, players: int) -> None:
        self.pegs = [[START] * 5 for _ in range(players)]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.discard: list[str] = []
        self.pile = len(all_cards(players))
        self.to_move: dict[str, Any] = {}

    def follow(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            tell = getattr(self, event["type"])
            tell(**{name: value for name, value in event.items() if name not in ("type", "from")}, **moving(event))

    def dealt(self, seat: int, count: int, cards: list[str]) -> None:
        self.drawn(seat, count, cards)

    def drawn(self, seat: int, count: int, cards: list[str]) -> None:
        assert count == len(cards) <= self.pile
        self.hands[seat] += cards
        self.pile -= count

    def starter_drawn(self, seat: int) -> None:
        self.to_move = {"seat": seat}

    def reshuffled(self, count: int) -> None:
        assert (self.pile, count) == (0, len(self.discard))
        self.pile, self.discard = count, []

    def played(self, seat: int, card: str) -> None:
        assert self.to_move == {"phase": "play", "seat": seat}
        self.hands[seat].remove(card)
        self.discard.append(card)

    exchanged = played

    def helps(self, seat: int, of: int) -> None:
        assert {peg["at"] for peg in self.pegs[seat]} == {"home"} and seat % 2 == of % 2 and seat != of

    def moved(self, seat: int, peg: int, start: dict[str, Any], to: dict[str, Any]) -> None:
        assert self.pegs[seat][peg] == start, "a peg moves from where it was said to be"
        self.pegs[seat][peg] = to

    def bumped(self, seat: int, peg: int, start: dict[str, Any], to: dict[str, Any], because: str) -> None:
        assert because in ("landed_on", "chain")
        self.moved(seat, peg, start, to)

    def turn(self, seat: int, phase: str) -> None:
        self.to_move = {"phase": phase, "seat": seat}

    def over(self, reason: str) -> None:
        assert reason == "home"
        self.to_move = {"phase": "over"}

    def agrees(self, answer: dict[str, Any]) -> None:
        state = answer["state"]
        assert [player["pegs"] for player in state["players"]] == self.pegs
        assert [player["hand"]["cards"] for player in state["players"]] == self.hands
        assert (state["discard"], state["turn"], answer["left"]["pile"]) == (self.discard, self.to_move, self.pile)


def moving(event: dict[str, Any]) -> dict[str, Any]:
    return {"start": event["from"]} if "from" in event else {}


class Kind(NamedTuple):
    players: int
    seed: str
    options: dict[str, Any]


class Game(NamedTuple):
    kind: Kind
    begun: dict[str, Any]
    answers: list[dict[str, Any]]

    def before(self) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        """The answer before each move, and the one to it."""
        return zip([self.begun, *self.answers], self.answers)


KINDS = [
    Kind(4, "1", {}),
    Kind(6, "4", {"seven_split": "up_to", "home_entry": "forced"}),
    Kind(8, "9", {"joker_from_home": False}),
]


def haste(answer: dict[str, Any], move: dict[str, Any]) -> int:
    """How much a move does for the end of the game."""
    moves = answer["legal_moves"]
    pegs = answer["state"]["players"][moves.get("pegs_of", moves["seat"])]["pegs"]
    start = [pegs[step["peg"]]["at"] for step in move.get("steps", [])]
    to = [step["to"]["at"] for step in move.get("steps", [])]
    return 4 * to.count("home") + 2 * start.count("start") - (6 if move.get("card") == "joker" else 1) * start.count("home")


def choice(answer: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    moves = answer["legal_moves"]["moves"]
    return max(moves, key=lambda move: haste(answer, move)) if chance.random() < 0.85 else chance.choice(moves)


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: f"{kind.players}_players")
def game(request: pytest.FixtureRequest, client: Client) -> Game:
    """Played to its end by listed moves, most of them hasty, the others any."""
    kind: Kind = request.param
    chance, shape = random.Random(kind.seed), {"limit": 1000}
    begun = client.ask(GAME, "new", players=[{}] * kind.players, options=kind.options, seed=kind.seed, legal_moves=shape)
    answers = [begun]
    while answers[-1]["legal_moves"]["moves"]:
        move = choice(answers[-1], chance)
        answers.append(client.ask(GAME, "apply", state=answers[-1]["state"], move=move, seed=kind.seed, legal_moves=shape))
        assert answers[-1]["verdict"] == "accepted", (move, answers[-1])
        assert chance_left_out(answers[-1]["move"]) == move
        assert len(answers) < MOST_MOVES, "the game does not end"
    return Game(kind, begun, answers[1:])


def test_a_client_can_follow_a_whole_game_by_its_events_alone(game: Game) -> None:
    follower = Follower(game.kind.players)
    for answer in (game.begun, *game.answers):
        follower.follow(answer["events"])
        follower.agrees(answer)


def test_the_games_show_everything_that_happens(game: Game) -> None:
    told = Counter(event["type"] for answer in game.answers for event in answer["events"])
    assert told.keys() == {"drawn", "reshuffled", "played", "exchanged", "moved", "bumped", "helps", "turn", "over"}
    assert {answer["move"].get("card") for answer in game.answers} == {None, *all_cards()}
    bumps = [event for answer in game.answers for event in answer["events"] if event["type"] == "bumped"]
    assert {(bump["because"], bump["to"]["at"]) for bump in bumps} >= {("landed_on", "start"), ("landed_on", "track")}
    assert any(len(answer["move"].get("steps", [])) == 2 for answer in game.answers)


def test_no_card_comes_or_goes(game: Game) -> None:
    everything = Counter(all_cards(game.kind.players))
    for answer in (game.begun, *game.answers):
        state, pile = answer["state"], answer["left"]["pile"]
        assert len(unseen(state)) == pile, "unseen() fails where there are more of a card than there can be"
        hands = [card for player in state["players"] for card in player["hand"]["cards"]]
        assert len(hands) + len(state["discard"]) + pile == everything.total()


def test_no_two_pegs_are_in_one_hole(game: Game) -> None:
    for answer in game.answers:
        players = answer["state"]["players"]
        held = [
            (peg["at"], peg["hole"], seat if peg["at"] == "home" else None)
            for seat, player in enumerate(players)
            for peg in player["pegs"]
            if peg["at"] != "start"
        ]
        assert len(held) == len(set(held))


def test_turns_go_round_clockwise_by_draw_and_play(game: Game) -> None:
    for before, after in game.before():
        now, then = before["state"]["turn"], after["state"]["turn"]
        if now["phase"] == "draw":
            assert then == {"phase": "play", "seat": now["seat"]}
        elif then["phase"] != "over":
            left = (now["seat"] + 1) % game.kind.players
            held = len(before["state"]["players"][left]["hand"]["cards"])
            assert then == {"phase": "draw" if held == 5 else "play", "seat": left}


def test_what_is_gained_is_what_the_movers_team_has_more_at_home(game: Game) -> None:
    for before, after in game.before():
        totals = [sum(peg["at"] == "home" for peg in player["pegs"]) for player in after["state"]["players"]]
        assert after["score"]["totals"] == totals
        team = before["state"]["turn"]["seat"] % 2
        were = [sum(peg["at"] == "home" for peg in player["pegs"]) for player in before["state"]["players"]]
        assert after["score"]["gained"] == sum(totals[team::2]) - sum(were[team::2])


def test_help_goes_to_the_nearest_teammate_to_the_left_who_has_not_finished(game: Game) -> None:
    for before, after in game.before():
        state, moves = before["state"], before["legal_moves"]
        seat, finished = moves["seat"], [all(peg["at"] == "home" for peg in player["pegs"]) for player in state["players"]]
        order = [(seat + away) % game.kind.players for away in range(0, game.kind.players, 2)]
        whose = next(one for one in order if not finished[one])
        assert moves.get("pegs_of") == whose
        helping = [event for event in after["events"] if event["type"] == "helps"]
        helped = after["move"]["type"] == "play" and whose != seat
        assert helping == ([{"type": "helps", "seat": seat, "of": whose}] if helped else [])


def test_the_game_ends_with_the_first_team_that_is_home(game: Game) -> None:
    for answer in game.answers:
        finished = [all(peg["at"] == "home" for peg in player["pegs"]) for player in answer["state"]["players"]]
        home = [team for team in (0, 1) if all(finished[team::2])]
        assert bool(home) is (answer is game.answers[-1]) is ("result" in answer)
    seats = range(game.kind.players)
    assert game.answers[-1]["result"] == {
        "reason": "home",
        "winners": [seat for seat in seats if seat % 2 == home[0]],
        "places": [1 if seat % 2 == home[0] else 2 for seat in seats],
        "head_to_head": [[0.5 if a % 2 == b % 2 else int(a % 2 == home[0]) for b in seats] for a in seats],
    }


def test_every_listed_move_is_accepted_at_the_positions_looked_at(client: Client, game: Game) -> None:
    for number, before in enumerate((game.begun, *game.answers)):
        moves = before["legal_moves"]["moves"]
        assert len({canonical(move) for move in moves}) == len(moves) == before["legal_moves"]["total"]
        for move in moves if number % SAMPLED == 1 else []:
            answer = client.ask(GAME, "apply", state=before["state"], move=move, legal_moves={"limit": 0})
            assert answer["verdict"] == "accepted", move


def test_the_outcomes_of_a_list_are_what_then_happens(client: Client, game: Game) -> None:
    for number, (before, after) in enumerate(game.before()):
        if number % SAMPLED not in (0, 1):
            continue
        list_of_moves = client.ask(GAME, "legal-moves", state=before["state"], limit=1000, outcomes=True)
        outcome = list_of_moves["outcomes"][list_of_moves["moves"].index(chance_left_out(after["move"]))]
        assert outcome["gained"] == after["score"]["gained"]
        told = [{name: value for name, value in event.items() if name != "cards"} for event in after["events"]]
        assert outcome["events"] == told, "all but the card that is to be drawn"


def test_the_moves_alone_replay_a_game(client: Client, game: Game) -> None:
    state = game.begun["state"]
    for answer in game.answers[:REPLAYED]:
        state = client.ask(GAME, "apply", state=state, move=answer["move"], chance="stated", legal_moves={"limit": 0})["state"]
        assert state == answer["state"]
