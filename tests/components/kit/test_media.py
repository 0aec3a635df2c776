"""Image, Avatar, AvatarGroup, Video, Audio."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Audio, Avatar, AvatarGroup, Image, Video
from tests.components.kit.looks import HOSTILE, html, nodes, structure, wrong


def test_an_image_keeps_its_place_and_has_its_words() -> None:
    assert html(Image("a.png", alt="A sea", width=160, height=90)) == (
        '<figure class="b-image"><img src="a.png" alt="A sea" loading="lazy" decoding="async" width="160" '
        'height="90"></figure>'
    )
    made = html(Image("a.png", alt="", ratio="16 / 9", fit="contain", square=True, caption="c"))
    assert 'class="b-image b-image-fill b-image-contain b-image-square"' in made
    assert 'style="aspect-ratio: 16 / 9"' in made
    assert made.endswith('<figcaption class="b-note">c</figcaption></figure>')


@pytest.mark.parametrize(
    ("name", "letters"),
    [("Ada Lovelace", "AL"), ("Ada Augusta Lovelace", "AL"), ("ada", "A"), ("Øystein", "Ø"), ("  ", "?")],
)
def test_an_avatar_has_initials_and_is_an_image_of_the_name(name: str, letters: str) -> None:
    page = nodes(Avatar(name))
    assert page.text == letters
    assert page.kids[0].role == "img"
    assert page.kids[0].props["aria-label"] == name


def test_an_avatars_colour_follows_from_the_name() -> None:
    assert html(Avatar("Ada")) == html(Avatar("Ada"))
    assert len({html(Avatar(name)).split("b-c-")[1].split('"')[0] for name in "abcdefghij"}) > 2
    made = html(Avatar("Ada", color="info", size="lg", style={"margin": 0}))
    assert 'class="b-avatar b-c-info"' in made
    assert 'style="font-size: 1.25rem; margin: 0"' in made
    assert '<img src="a.png" alt loading="lazy">' in html(Avatar("Ada", src="a.png"))


def test_a_group_says_how_many_are_not_shown() -> None:
    page = nodes(AvatarGroup(["Ada L", {"name": "Alan T", "src": "a.png"}, "Grace H"], max=2, label="Team"))
    assert (page.kids[0].role, page.kids[0].name) == ("group", "Team")
    assert [n.props["aria-label"] for n in page.all() if n.role == "img" and n.tag == "span"] == [
        "Ada L",
        "Alan T",
        "+1 more",
    ]
    assert nodes(AvatarGroup(["Ada L"], max=2)).text == "AL"


def test_films_and_sounds_have_controls_and_a_name() -> None:
    assert html(Audio("a.mp3", label="Bells", loop=True)) == (
        '<audio class="b-audio" src="a.mp3" aria-label="Bells" controls preload="metadata" loop></audio>'
    )
    made = html(
        Video("a.mp4", label="Tour", poster="p.png", captions="c.vtt", captions_lang="nb", muted=True)
    )
    assert 'poster="p.png"' in made
    assert '<track kind="captions" src="c.vtt" srclang="nb" default>' in made


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Image("a.png"), "Image: alt is missing"),
        (lambda: Image("", alt="x"), "Image: an address is missing"),
        (lambda: Image(wrong(3), alt="x"), "Image: src must be text"),
        (lambda: Image("a", alt="x", width=0), "Image: width must be a whole number from 1 to 10000"),
        (lambda: Image("a", alt="x", fit="fill"), "Image: fit must be one of cover, contain"),
        (lambda: Avatar(""), "Avatar: a name is missing"),
        (lambda: Avatar("A", size="xl"), "Avatar: size must be one of"),
        (lambda: AvatarGroup("Ada"), "AvatarGroup: people must be a list"),
        (lambda: AvatarGroup([{"nam": "x"}]), 'AvatarGroup: an item is a dict with "name"'),
        (lambda: AvatarGroup([], max=0), "AvatarGroup: max must be a whole number from 1"),
        (lambda: Video("a.mp4"), "Video: a label is missing"),
        (lambda: Audio("", label="x"), "Audio: an address is missing"),
        (lambda: Audio("a", label="x", loop=wrong(1)), "Audio: loop must be True or False"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


def everything(text: str) -> list[Any]:
    return [
        Image(text, alt=text, ratio=text, caption=text),
        Avatar(text, src=text),
        AvatarGroup([text, {"name": text, "src": text}, text], max=2, label=text, more=text),
        Video(text, label=text, poster=None, captions=text, captions_lang=text),
        Audio(text, label=text),
    ]


@pytest.mark.parametrize("text", [text for text in HOSTILE if ";" not in text and "{" not in text])
def test_every_string_is_text(text: str) -> None:
    for node, plain in zip(everything(text), everything("x"), strict=True):
        assert structure(node) == structure(plain)


def test_no_address_runs_code() -> None:
    for node in everything("javascript:alert(1)"):
        assert 'src="javascript' not in html(node)
