"""The README shows what the service really answers."""

from __future__ import annotations

import json
import re

from support.client import Client
from support.document import ROOT


def test_the_call_in_the_readme_is_answered_as_it_says(client: Client) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    call = re.search(r"curl -s http://127\.0\.0\.1:8080(\S+) .*?-d '(.*?)'\n```\n\n```json\n(.*?)```", text, re.DOTALL)
    assert call, "no call with its answer in README.md"
    path, body, answer = call.groups()
    assert client.post_text(path, body).json() == json.loads(answer)
