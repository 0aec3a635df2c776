"""Where the earth shook: a map and a list; choosing in one chooses in the other."""

from bascule.bridge import use_host_actions, use_tool_result
from bascule.components import (
    Alert,
    Badge,
    Button,
    Card,
    Column,
    DetailList,
    EmptyState,
    Grid,
    Icon,
    List,
    Map,
    Skeleton,
    Text,
    component,
    use_state,
    widget,
)


def color(magnitude):
    return "danger" if magnitude >= 6 else "warning" if magnitude >= 5 else "info"


def strength(magnitude):
    return f"{magnitude:.1f}"


def day_and_time(time):
    """`2018-02-06T15:50:42Z` as `6 Feb, 15:50 UTC`."""
    month = ["Jan", "Feb"][int(time[5:7]) - 1]
    return str(int(time[8:10])) + " " + month + ", " + time[11:16] + " UTC"


def marker(quake):
    return {
        "key": quake["id"],
        "lat": quake["lat"],
        "lon": quake["lon"],
        "label": quake["place"],
        "description": "Magnitude " + strength(quake["magnitude"]) + ", " + day_and_time(quake["time"]),
        "color": color(quake["magnitude"]),
    }


def entry(quake):
    return {
        "title": quake["place"],
        "description": day_and_time(quake["time"]),
        "trailing": Badge(strength(quake["magnitude"]), color=color(quake["magnitude"])),
    }


@component
def Chosen(quake):
    """What is known of one of them, and a way to ask the model for more."""
    actions = use_host_actions()
    return Column(
        Text(quake["place"], strong=True),
        DetailList(
            quake,
            fields=[
                {"key": "magnitude", "render": strength},
                {"key": "time", "render": day_and_time},
                {"key": "depth", "render": lambda depth: str(depth) + " km"},
            ],
        ),
        actions.available.send_message
        and Button(
            Icon("message-circle"),
            "Ask about it",
            on_click=lambda: actions.send_message("What is known of the earthquake " + quake["place"] + "?"),
            variant="outline",
            size="sm",
            style={"align_self": "flex-start"},
        ),
        gap="sm",
        role="region",
        aria_label="Chosen earthquake",
    )


@component
def Quakes(quakes):
    chosen = use_state(None)
    found = [quake for quake in quakes if quake["id"] == chosen.value]
    return Column(
        Grid(
            Map(
                [marker(quake) for quake in quakes],
                label="Where the earth shook",
                selected=chosen.value,
                on_select=lambda place: chosen.set(place["key"]),
                height=340,
            ),
            List(
                quakes,
                label="The strongest first",
                render=entry,
                item_key="id",
                selected=chosen.value,
                on_item_click=lambda quake: chosen.set(quake["id"]),
            ),
            columns=2,
            min_width=260,
        ),
        found and Chosen(quake=found[0]),
    )


@widget(
    name="places",
    title="Earthquakes",
    description="A map of the places where the earth shook",
    display_modes=["inline", "fullscreen"],
)
def Places():
    result = use_tool_result()
    if result.status == "cancelled":
        return Alert("The request was cancelled.", color="warning")
    if result.status == "error":
        return Alert(result.output, title="No earthquakes", color="danger")
    if result.status != "ready":
        return Card(Skeleton(lines=8, label="Looking for earthquakes"))
    found = result.output
    quakes = found["quakes"]
    near = " near " + found["near"] if found["near"] else ""
    return Card(
        Quakes(quakes=quakes, key=near)
        if quakes
        else EmptyState("No earthquakes" + near, "None was strong enough to count.", icon=Icon("map-pin")),
        title="Earthquakes" + near,
        subtitle="The " + str(len(quakes)) + " strongest of " + str(found["total"]) if quakes else None,
        footer=found["source"],
    )
