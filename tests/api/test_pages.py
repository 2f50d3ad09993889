"""The pages for people: each opens, with all it loads from the same origin, so that they work without internet."""

from __future__ import annotations

from html.parser import HTMLParser

import httpx
import pytest

from support.client import Client

LOADING = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}


class Assets(HTMLParser):
    """The addresses that a page loads, and those that it links to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.linked: list[str] = []
        self.feed(html)

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


@pytest.mark.parametrize("path", ["/", "/docs", "/docs/"])
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


def test_links_within_the_service_lead_somewhere(client: Client) -> None:
    opened = page(client, "/")
    for address in Assets(opened.text).linked:
        url = opened.url.join(address)
        if (url.host, url.port) == (opened.url.host, opened.url.port):
            assert client.http.get(url, follow_redirects=True).status_code == 200, address


@pytest.mark.parametrize("path", ["/docs/../../../etc/passwd", "/docs/%2e%2e/%2e%2e/etc/passwd", "/docs/nothing.js"])
def test_nothing_else_is_served_beside_the_pages(client: Client, path: str) -> None:
    assert client.http.get(path).status_code == 404
