"""The code of every entry. Made by `write_sources.py`."""

# fmt: off
# ruff: noqa: E501
SOURCES = {
    'Alert': (
        'Column(\n'
        '    Alert("Your table is booked.", title="Thank you", color="success"),\n'
        '    Alert("The kitchen closes at 22:00.", color="warning"),\n'
        ')'
    ),
    'Audio': (
        'Audio("data:audio/mpeg;base64,", label="The bells of the harbour")'
    ),
    'Avatar': (
        'Row(\n'
        '    Avatar("Ada Lovelace", size="xs"),\n'
        '    Avatar("Alan Turing", size="sm"),\n'
        '    Avatar("Grace Hopper"),\n'
        '    Avatar("Katherine Johnson", size="lg"),\n'
        '    Avatar("The sea", src=SEA, size="lg"),\n'
        '    gap="sm",\n'
        ')'
    ),
    'AvatarGroup': (
        'AvatarGroup(\n'
        '    ["Ada Lovelace", {"name": "The sea", "src": SEA}, "Alan Turing", "Grace Hopper", "Katherine Johnson"],\n'
        '    max=4,\n'
        '    label="Assigned to",\n'
        ')'
    ),
    'Badge': (
        '[\n'
        '    Row([Badge(color, color=color, dot=True) for color in COLORS], gap="sm"),\n'
        '    Row([Badge(color, color=color, variant="solid") for color in COLORS], gap="sm"),\n'
        '    Row([Badge(color, color=color, variant="outline", size="lg") for color in COLORS], gap="sm"),\n'
        ']'
    ),
    'Caption': (
        '[Text("12 °C, light rain"), Caption("Source: Norwegian Meteorological Institute")]'
    ),
    'DetailList': (
        'DetailList(\n'
        '    {"name": "Ada Lovelace", "born": 1815, "known_for": "The first published program", "died": None},\n'
        '    fields=["name", {"key": "born", "label": "Year of birth"}, "known_for", "died"],\n'
        ')'
    ),
    'Divider': (
        '[Text("Today"), Divider("Earlier"), Row("West", Divider(vertical=True), "East"), Divider()]'
    ),
    'EmptyState': (
        'EmptyState(\n'
        '    "No bookings yet", "Bookings that you make appear here.", actions=Button("Book a table")\n'
        ')'
    ),
    'ErrorState': (
        'ErrorState("The server did not answer.", title="No forecast", on_retry=lambda: None)'
    ),
    'Grid': (
        'Grid([Card(Text(name)) for name in ["Bergen", "Oslo", "Bodø", "Tromsø"]], columns=3, min_width=140)'
    ),
    'Image': (
        'Grid(\n'
        '    Image(SEA, alt="Mountains behind a calm sea", ratio="16 / 9", caption="Fills its width"),\n'
        '    Image(SEA, alt="Mountains behind a calm sea", width=160, height=90, caption="160 by 90 pixels"),\n'
        '    columns=2,\n'
        ')'
    ),
    'Kbd': (
        'Text("Press ", Kbd("Ctrl", "K"), " to search, ", Kbd("Esc"), " to leave.")'
    ),
    'Link': (
        'Text("See ", Link("the forecast of the institute", href="https://www.yr.no/en"), " for more.")'
    ),
    'List': (
        '@component\n'
        'def List_():\n'
        '    place = use_state("Bergen")\n'
        '    return List(\n'
        '        [\n'
        '            {\n'
        '                "title": "Bergen",\n'
        '                "description": "Light rain",\n'
        '                "trailing": "12 °C",\n'
        '                "leading": Avatar("Bergen"),\n'
        '            },\n'
        '            {"title": "Oslo", "description": "Sunny", "trailing": "15 °C", "leading": Avatar("Oslo")},\n'
        '        ],\n'
        '        label="Places",\n'
        '        item_key="title",\n'
        '        selected=place.value,\n'
        '        on_item_click=lambda item: place.set(item["title"]),\n'
        '    )'
    ),
    'Metric': (
        'Grid(\n'
        '    Card(\n'
        '        Metric("€ 12,400", label="Revenue", delta="+8 %", trend="up", good="up", caption="on last week")\n'
        '    ),\n'
        '    Card(Metric(37, label="Returns", delta=5, good="down")),\n'
        '    Card(Metric("4.2 min", label="Waiting time", delta="no change", trend="flat")),\n'
        '    columns=3,\n'
        ')'
    ),
    'Progress': (
        'Column(\n'
        '    Progress(3, max=5, label="Uploading photos", text="3 of 5"),\n'
        '    Progress(100, label="Saved", color="success"),\n'
        '    Progress(label="Looking for more"),\n'
        ')'
    ),
    'Ring': (
        'Row(\n'
        '    Ring(72, label="Storage used", color="info"),\n'
        '    Ring(3, "3/5", max=5, label="Steps done", color="success", size="lg"),\n'
        '    Ring(91, label="Battery", color="danger", size="sm"),\n'
        ')'
    ),
    'Skeleton': (
        'Skeleton(lines=3)'
    ),
    'Spacer': (
        'Row(Text("Total"), Spacer(), Badge("3 items"), Spacer("md"), Text("1,200", strong=True))'
    ),
    'Spinner': (
        'Row(\n'
        '    Spinner(size="xs"),\n'
        '    Spinner(size="sm"),\n'
        '    Spinner("Searching", show_label=True),\n'
        '    Spinner(size="lg"),\n'
        '    gap="lg",\n'
        ')'
    ),
    'Table': (
        'Table(\n'
        '    [{"region": "West", "total": 1200}, {"region": "East", "total": 950}],\n'
        '    columns=["region", "total"],\n'
        '    caption="Sales by region",\n'
        ')'
    ),
    'Timeline': (
        'Timeline(\n'
        '    [\n'
        '        {"title": "Ordered", "time": "Monday, 09:12", "color": "success"},\n'
        '        {"title": "Shipped", "time": "Tuesday", "description": "From Bergen, by train", "color": "info"},\n'
        '        {"title": "Delivered", "description": "Expected on Thursday"},\n'
        '    ],\n'
        '    label="Your order",\n'
        ')'
    ),
    'Video': (
        'Video("data:video/mp4;base64,", label="A tour of the harbour", poster=SEA)'
    ),
}
