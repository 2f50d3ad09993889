"""The pages for people: each opens, with all it loads from the same origin, so that they work without internet."""

from __future__ import annotations

import html
import re
from html.parser import HTMLParser

import httpx
import pytest

from support.client import Client

LOADING = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}


class Assets(HTMLParser):
    """The addresses that a page loads, and those that it links to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.linked: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        if address := values.get(LOADING.get(tag, "")):
            self.loaded.append(address)
        if tag == "a" and (address := values.get("href")):
            self.linked.append(address)


def page(client: Client, path: str) -> httpx.Response:
    response = client.http.get(path, follow_redirects=True)
    assert response.status_code == 200, path
    assert response.headers["content-type"].startswith("text/html"), path
    return response


GAMES = ["lcr", "qwirkle", "ludo", "pegs-and-jokers"]
PAGES = ["/", "/sheet", "/docs", "/docs/start", "/docs/rules", "/docs/rules/ludo", "/docs/problems", "/docs/problems/too_large"]


@pytest.mark.parametrize("path", [*PAGES, "/docs/"])
def test_a_page_opens_with_everything_it_loads(client: Client, path: str) -> None:
    opened = page(client, path)
    for address in Assets(opened.text).loaded:
        if address.startswith("data:"):
            continue
        url = opened.url.join(address)
        assert (url.host, url.port) == (opened.url.host, opened.url.port), f"{path} loads {address} from elsewhere"
        asset = client.http.get(url)
        assert asset.status_code == 200 and asset.content, address


def test_the_documentation_loads_scripts_and_styles(client: Client) -> None:
    loaded = Assets(page(client, "/docs").text).loaded
    assert any(".js" in address for address in loaded) and any(".css" in address for address in loaded)


@pytest.mark.parametrize("path", PAGES)
def test_links_within_the_service_lead_somewhere(client: Client, path: str) -> None:
    opened = page(client, path)
    for address in Assets(opened.text).linked:
        url = opened.url.join(address)
        if (url.host, url.port) == (opened.url.host, opened.url.port):
            assert client.http.get(url, follow_redirects=True).status_code == 200, address


@pytest.mark.parametrize("path", ["/docs/../../../etc/passwd", "/docs/%2e%2e/%2e%2e/etc/passwd", "/docs/nothing.js"])
def test_nothing_else_is_served_beside_the_pages(client: Client, path: str) -> None:
    assert client.http.get(path).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_holds_every_rule_under_its_id(client: Client, game: str) -> None:
    opened = page(client, f"/docs/rules/{game}").text
    for rule in client.http.get(f"/v1/games/{game}").json()["rulebook"]:
        assert f'id="{rule["id"]}"' in opened, rule["id"]


def test_a_rulebook_of_no_game_is_a_problem(client: Client) -> None:
    assert client.http.get("/docs/rules/chess").json()["code"] == "not_found"


def test_the_calls_of_getting_started_are_answered(client: Client) -> None:
    text = html.unescape(page(client, "/docs/start").text)
    calls = re.findall(r"curl -s http://127\.0\.0\.1:8080(\S+) .*?-d '(.*?)'", text, re.DOTALL)
    assert len(calls) == 2
    answers = [client.post_text(path, body) for path, body in calls]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[1].json()["verdict"] == "accepted"
