"""Components that show data."""

from bascule.components import (
    Avatar,
    Badge,
    Card,
    Column,
    DetailList,
    Grid,
    JsonView,
    List,
    Metric,
    Progress,
    Ring,
    Row,
    Table,
    Timeline,
    Tree,
    component,
    use_state,
)

COLORS = ["primary", "secondary", "success", "warning", "danger", "info", "neutral"]


def badge():
    return [
        Row([Badge(color, color=color, dot=True) for color in COLORS], gap="sm"),
        Row([Badge(color, color=color, variant="solid") for color in COLORS], gap="sm"),
        Row([Badge(color, color=color, variant="outline", size="lg") for color in COLORS], gap="sm"),
    ]


def metric():
    return Grid(
        Card(
            Metric("€ 12,400", label="Revenue", delta="+8 %", trend="up", good="up", caption="on last week")
        ),
        Card(Metric(37, label="Returns", delta=5, good="down")),
        Card(Metric("4.2 min", label="Waiting time", delta="no change", trend="flat")),
        columns=3,
    )


def detail_list():
    return DetailList(
        {"name": "Ada Lovelace", "born": 1815, "known_for": "The first published program", "died": None},
        fields=["name", {"key": "born", "label": "Year of birth"}, "known_for", "died"],
    )


@component
def List_():
    place = use_state("Bergen")
    return List(
        [
            {"title": name, "description": sky, "trailing": degrees, "leading": Avatar(name)}
            for name, sky, degrees in [
                ("Bergen", "Light rain", 12),
                ("Oslo", "Sunny", 15),
                ("Lyon", "Fog", 9),
            ]
        ],
        label="Places",
        item_key="title",
        searchable=True,
        sortable=["title", {"key": "trailing", "label": "Degrees"}],
        selected=place.value,
        on_item_click=lambda item: place.set(item["title"]),
    )


def progress():
    return Column(
        Progress(3, max=5, label="Uploading photos", text="3 of 5"),
        Progress(100, label="Saved", color="success"),
        Progress(label="Looking for more"),
    )


def ring():
    return Row(
        Ring(72, label="Storage used", color="info"),
        Ring(3, "3/5", max=5, label="Steps done", color="success", size="lg"),
        Ring(91, label="Battery", color="danger", size="sm"),
    )


def timeline():
    return Timeline(
        [
            {"title": "Ordered", "time": "Monday, 09:12", "color": "success"},
            {"title": "Shipped", "time": "Tuesday", "description": "From Bergen, by train", "color": "info"},
            {"title": "Delivered", "description": "Expected on Thursday"},
        ],
        label="Your order",
    )


def table():
    return Table(
        [
            {"place": "Bergen", "country": "Norway", "rain": 2495, "measured": "2025-12-31"},
            {"place": "Cork", "country": "Ireland", "rain": 1239, "measured": "2025-12-31"},
            {"place": "Lyon", "country": "France", "rain": 832, "measured": "2025-11-30"},
            {"place": "Oslo", "country": "Norway", "rain": 836, "measured": "2025-12-31"},
            {"place": "Vigo", "country": "Spain", "rain": 1787, "measured": "2025-10-31"},
            {"place": "Wien", "country": "Austria", "rain": 651, "measured": "2025-12-31"},
        ],
        columns=[
            "place",
            "country",
            {"key": "rain", "label": "Rain (mm)", "format": "number"},
            {"key": "measured", "format": "date"},
        ],
        caption="Rain in a year",
        row_key="place",
        sort="-rain",
        sortable=True,
        searchable=True,
        page_size=4,
        selectable="multiple",
    )


@component
def Regions():
    region = use_state("Norway")
    return Tree(
        [
            {
                "label": "Europe",
                "open": True,
                "children": [
                    {"label": "Norway", "children": [{"label": "Bergen"}, {"label": "Oslo"}]},
                    {"label": "Spain"},
                ],
            },
            {"label": "Asia", "children": [{"label": "Japan"}]},
        ],
        label="Regions",
        selected=region.value,
        on_select=region.set,
    )


def json_view():
    return JsonView(
        {"place": "Bergen", "dry": False, "days": [{"high": 12, "low": 7}, {"high": 14, "low": None}]}, open=2
    )


SHOWN = [
    ["Badge", badge],
    ["Metric", metric],
    ["DetailList", detail_list],
    ["List", List_],
    ["Table", table],
    ["Progress", progress],
    ["Ring", ring],
    ["Timeline", timeline],
    ["Tree", Regions],
    ["JsonView", json_view],
]
