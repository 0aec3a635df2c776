"""Pictures, people, films and sounds."""

from bascule.components import (
    Audio,
    Avatar,
    AvatarGroup,
    Caption,
    Grid,
    Image,
    Map,
    Row,
    Video,
    component,
    use_state,
)

# A sky over a sea, drawn here so that the page needs no network.
SEA = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180'%3E%3Crect width='320' "
    "height='180' fill='%23bcd7ec'/%3E%3Ccircle cx='236' cy='56' r='24' fill='%23f6d77a'/%3E%3Cpath d='M0 118 70 "
    "62l52 44 46-30 72 52 80-34v86H0z' fill='%235b7f95'/%3E%3Cpath d='M0 138h320v42H0z' fill='%232f5d7c'/%3E%3C/svg%3E"
)


def image():
    return Grid(
        Image(SEA, alt="Mountains behind a calm sea", ratio="16 / 9", caption="Fills its width"),
        Image(SEA, alt="Mountains behind a calm sea", width=160, height=90, caption="160 by 90 pixels"),
        columns=2,
    )


def avatar():
    return Row(
        Avatar("Ada Lovelace", size="xs"),
        Avatar("Alan Turing", size="sm"),
        Avatar("Grace Hopper"),
        Avatar("Katherine Johnson", size="lg"),
        Avatar("The sea", src=SEA, size="lg"),
        gap="sm",
    )


def avatar_group():
    return AvatarGroup(
        ["Ada Lovelace", {"name": "The sea", "src": SEA}, "Alan Turing", "Grace Hopper", "Katherine Johnson"],
        max=4,
        label="Assigned to",
    )


def video():
    return Video("data:video/mp4;base64,", label="A tour of the harbour", poster=SEA)


def audio():
    return Audio("data:audio/mpeg;base64,", label="The bells of the harbour")


@component
def Places():
    place = use_state("Bergen")
    return [
        Map(
            [
                {"lat": 60.39, "lon": 5.32, "label": "Bergen", "description": "Light rain, 12 °C"},
                {
                    "lat": 59.91,
                    "lon": 10.75,
                    "label": "Oslo",
                    "description": "Sunny, 15 °C",
                    "color": "success",
                },
                {
                    "lat": 69.65,
                    "lon": 18.96,
                    "label": "Tromsø",
                    "description": "Snow, -2 °C",
                    "color": "info",
                },
            ],
            label="The weather in Norway",
            on_select=lambda chosen: place.set(chosen["label"]),
        ),
        Caption("Chosen: " + place.value),
    ]


SHOWN = [
    ["Image", image],
    ["Avatar", avatar],
    ["AvatarGroup", avatar_group],
    ["Video", video],
    ["Audio", audio],
    ["Map", Places],
]
