"""A small drawing for each kind of weather."""

from bascule.components import circle, g, path, svg

SUN = "#e8a117"
CLOUD = "#8d99a8"
WATER = "#2f82d8"
BOLT = "#d98e04"

CLOUD_SHAPE = "M7 17a4 4 0 0 1 .4-8 5.5 5.5 0 0 1 10.5 1.6A3.3 3.3 0 0 1 17.6 17Z"
RAYS = [
    "M12 2v2",
    "M12 20v2",
    "M2 12h2",
    "M20 12h2",
    "M5 5l1.4 1.4",
    "M17.6 17.6 19 19",
    "M19 5l-1.4 1.4",
    "M6.4 17.6 5 19",
]


def sun():
    return g(circle(cx=12, cy=12, r=4.2, fill=SUN), [path(d=ray) for ray in RAYS], stroke=SUN)


def small_sun():
    return circle(cx=17, cy=7.5, r=4.2, fill=SUN, stroke="none")


def cloud():
    return path(d=CLOUD_SHAPE, fill=CLOUD, stroke="none")


def drops(color, shapes):
    return g([path(d=shape) for shape in shapes], stroke=color)


def drawing(conditions):
    if conditions == "Sunny":
        return sun()
    if conditions == "Partly cloudy":
        return [small_sun(), cloud()]
    if conditions == "Windy":
        return drops(CLOUD, ["M3 9h11a2.5 2.5 0 1 0-2.4-3.2", "M3 13h15a2.5 2.5 0 1 1-2.4 3.2", "M3 17h8"])
    below = {
        "Rain": drops(WATER, ["M8 19.5 7.2 22", "M12 19.5l-.8 2.5", "M16 19.5l-.8 2.5"]),
        "Showers": drops(WATER, ["M9 19.5 8.2 22", "M15 19.5l-.8 2.5"]),
        "Sleet": [drops(WATER, ["M8.5 19.5 7.7 22"]), drops(CLOUD, ["M14.5 20v2.4", "M13.4 21.2h2.2"])],
        "Snow": drops(WATER, ["M8 20v2.4", "M6.9 21.2h2.2", "M15 20v2.4", "M13.9 21.2h2.2"]),
        "Thunderstorms": path(d="M12.6 17.5 10.4 21h2.4l-1 2.6 3.4-4h-2.2l1-2.1Z", fill=BOLT, stroke="none"),
    }
    return [cloud(), below.get(conditions)]


def Sky(conditions, size):
    """The drawing, `size` pixels high; the words stand beside it, so it is hidden from screen readers."""
    return svg(
        drawing(conditions),
        view_box="0 0 24 24",
        width=size,
        height=size,
        fill="none",
        stroke_width=1.8,
        stroke_linecap="round",
        aria_hidden=True,
    )
