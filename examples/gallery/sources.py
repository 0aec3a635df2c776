"""The code of every entry. Made by `write_sources.py`."""

# fmt: off
SOURCES = {
    'Accordion': (
        'Accordion(\n'
        '    [\n'
        '        ("Delivery", Text("Two to four days, by train.")),\n'
        '        {"title": "Returns", "content": Text("Within thirty days."), "open": True},\n'
        '    ],\n'
        '    name="questions",\n'
        ')'
    ),
    'Alert': (
        'Column(\n'
        '    Alert("Your table is booked.", title="Thank you", color="success"),\n'
        '    Alert("The kitchen closes at 22:00.", color="warning"),\n'
        ')'
    ),
    'AreaChart': (
        'AreaChart(DAYS, x="day", y="high", label="Highs in March", curved=True, height=180)'
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
    'BarChart': (
        '@component\n'
        'def Revenue():\n'
        '    month = use_state(None)\n'
        '    return [\n'
        '        BarChart(\n'
        '            MONTHS,\n'
        '            x="month",\n'
        '            y=["online", {"key": "shops", "label": "In shops"}],\n'
        '            label="Revenue by month",\n'
        '            format="currency:EUR",\n'
        '            stacked=True,\n'
        '            selected=month.value,\n'
        '            on_click=lambda row: month.set(row["month"]),\n'
        '        ),\n'
        '        Caption("Choose a month" if month.value is None else "Chosen: " + month.value),\n'
        '    ]'
    ),
    'Button': (
        '[\n'
        '    Row(\n'
        '        Button("Save", color="primary"),\n'
        '        Button("Share", color="secondary"),\n'
        '        Button("Approve", color="success", variant="soft"),\n'
        '        Button("Delete", color="danger", variant="outline"),\n'
        '        Button("Cancel", variant="ghost"),\n'
        '        gap="sm",\n'
        '    ),\n'
        '    Row(\n'
        '        Button("Small", size="sm"),\n'
        '        Button("Large", size="lg"),\n'
        '        Button("Saving", pending=True),\n'
        '        Button("Not now", disabled=True),\n'
        '        gap="sm",\n'
        '    ),\n'
        ']'
    ),
    'ButtonGroup': (
        '@component\n'
        'def Days():\n'
        '    day = use_state(3)\n'
        '    return [\n'
        '        ButtonGroup(\n'
        '            Button("Earlier", variant="outline", on_click=lambda: day.set(day.value - 1)),\n'
        '            Button("Today", variant="outline", on_click=lambda: day.set(3)),\n'
        '            Button("Later", variant="outline", on_click=lambda: day.set(day.value + 1)),\n'
        '            label="Day",\n'
        '        ),\n'
        '        Text("Day " + str(day.value)),\n'
        '    ]'
    ),
    'Caption': (
        '[Text("12 °C, light rain"), Caption("Source: Norwegian Meteorological Institute")]'
    ),
    'Card': (
        'Card(Text("12 °C, light rain"), title="Bergen", subtitle="Norway", footer="Updated just now")'
    ),
    'Carousel': (
        'Carousel(\n'
        '    [Card(Text(name), title=name) for name in ["Bergen", "Oslo", "Bodø", "Tromsø", "Stavanger"]],\n'
        '    label="Places",\n'
        '    width=200,\n'
        ')'
    ),
    'Checkbox': (
        'Column(\n'
        '    Checkbox("Send me a copy", default_checked=True),\n'
        '    Checkbox("I have read the terms", required=True),\n'
        '    Checkbox("Some are chosen", indeterminate=True),\n'
        '    gap="sm",\n'
        ')'
    ),
    'Code': (
        'Code(\'total = sum(order["price"] for order in orders)\\nprint(total)\', language="Python")'
    ),
    'Column': (
        'Column(Text("Five days", strong=True), Text("Rain until Thursday"), gap="xs")'
    ),
    'Combobox': (
        '@component\n'
        'def City():\n'
        '    city = use_state("Bergen")\n'
        '    return Combobox("City", CITIES, value=city.value, on_change=city.set, most=5)'
    ),
    'CopyButton': (
        'Row(Text("pip install bascule", mono=True), CopyButton("pip install bascule"))'
    ),
    'Dashboard': (
        'Dashboard(\n'
        '    Card(Text("The first panel"), title="By region", level=4),\n'
        '    Card(Text("The second panel"), title="By product", level=4),\n'
        '    Card(Text("The third takes the whole width"), title="Last orders", level=4),\n'
        '    title="Sales",\n'
        '    subtitle="Last week",\n'
        '    level=3,\n'
        '    actions=Button("Refresh", size="sm", variant="outline"),\n'
        '    metrics=[\n'
        '        Metric("1,240", label="Orders"),\n'
        '        Metric("€ 12,400", label="Revenue", delta="+8 %", trend="up"),\n'
        '    ],\n'
        ')'
    ),
    'DatePicker': (
        'DatePicker("Arrival", min="2026-01-01", help="From the first of January")'
    ),
    'DetailList': (
        'DetailList(\n'
        '    {"name": "Ada Lovelace", "born": 1815, "known_for": "The first published program", "died": None},\n'
        '    fields=["name", {"key": "born", "label": "Year of birth"}, "known_for", "died"],\n'
        ')'
    ),
    'Dialog': (
        '@component\n'
        'def Delete():\n'
        '    asking = use_state(False)\n'
        '\n'
        '    def stop():\n'
        '        asking.set(False)\n'
        '\n'
        '    return Row(\n'
        '        Button("Delete the booking", color="danger", variant="outline", on_click=lambda: asking.set(True)),\n'
        '        Dialog(\n'
        '            Text("The table at seven will be given to somebody else."),\n'
        '            title="Delete the booking?",\n'
        '            open=asking.value,\n'
        '            on_close=stop,\n'
        '            actions=[\n'
        '                Button("Keep it", variant="outline", on_click=stop),\n'
        '                Button("Delete", color="danger", on_click=stop),\n'
        '            ],\n'
        '        ),\n'
        '    )'
    ),
    'Divider': (
        '[Text("Today"), Divider("Earlier"), Row("West", Divider(vertical=True), "East"), Divider()]'
    ),
    'EmptyState': (
        'EmptyState(\n'
        '    "No bookings yet",\n'
        '    "Bookings that you make appear here.",\n'
        '    icon=Icon("calendar"),\n'
        '    actions=Button("Book a table"),\n'
        ')'
    ),
    'ErrorBoundary': (
        'ErrorBoundary(\n'
        '    Broken(),\n'
        '    fallback=lambda error, retry: ErrorState(error["message"], title="No forecast", on_retry=retry),\n'
        ')'
    ),
    'ErrorState': (
        'ErrorState("The server did not answer.", title="No forecast", on_retry=lambda: None)'
    ),
    'ExpandButton': (
        'Row(Text("All of the gallery"), ExpandButton("Show in full"), justify="between")'
    ),
    'Field': (
        'Field(input(type="color", value="#1a62d6"), label="Paint", help="Of the front door")'
    ),
    'FileDrop': (
        'FileDrop("Receipts", accept="image/*,.pdf", multiple=True)'
    ),
    'Form': (
        '@component\n'
        'def BookingForm():\n'
        '    booked = use_state(None)\n'
        '    if booked.value is not None:\n'
        '        return Alert("A table for " + str(booked.value["guests"]) + ".", title="Booked", color="success")\n'
        '    return Form(schema=BOOKING, on_submit=booked.set, submit="Book")'
    ),
    'Grid': (
        'Grid([Card(Text(name)) for name in ["Bergen", "Oslo", "Bodø", "Tromsø"]], columns=3, min_width=140)'
    ),
    'Heading': (
        'Column(Heading("Sales", level=3), Heading("Last week", level=4, size="xs"), gap="xs")'
    ),
    'Heatmap': (
        '@component\n'
        'def Visits():\n'
        '    cell = use_state(["14:00", "Tue"])\n'
        '    return [\n'
        '        Heatmap(\n'
        '            VISITS,\n'
        '            x="hour",\n'
        '            y="day",\n'
        '            value="visits",\n'
        '            label="Visits by day and hour",\n'
        '            selected=cell.value,\n'
        '            on_click=lambda row: cell.set([row["hour"], row["day"]]),\n'
        '        ),\n'
        '        Caption("Chosen: " + " on ".join(cell.value)),\n'
        '    ]'
    ),
    'HostInfo': (
        'HostInfo(open=True)'
    ),
    'Icon': (
        'Row(\n'
        '    Icon("cloud-rain", label="Rain", size="lg"),\n'
        '    Icon("sun", label="Sun", size="lg", color="warning"),\n'
        '    Text(Icon("map-pin"), " Bergen"),\n'
        '    Text(Icon("circle-check"), " Done", color="success"),\n'
        ')'
    ),
    'IconButton': (
        '@component\n'
        'def Icons():\n'
        '    done = use_state("nothing")\n'
        '    return [\n'
        '        Row(\n'
        '            IconButton(Icon("pencil"), "Edit", on_click=lambda: done.set("edit")),\n'
        '            IconButton(Icon("trash"), "Delete", color="danger", on_click=lambda: done.set("delete")),\n'
        '            IconButton(Icon("plus"), "Add", variant="solid", on_click=lambda: done.set("add")),\n'
        '            gap="xs",\n'
        '        ),\n'
        '        Text("Pressed: " + done.value),\n'
        '    ]'
    ),
    'Image': (
        'Grid(\n'
        '    Image(SEA, alt="Mountains behind a calm sea", ratio="16 / 9", caption="Fills its width"),\n'
        '    Image(SEA, alt="Mountains behind a calm sea", width=160, height=90, caption="160 by 90 pixels"),\n'
        '    columns=2,\n'
        ')'
    ),
    'Input': (
        '@component\n'
        'def NameInput():\n'
        '    name = use_state("")\n'
        '    return [\n'
        '        Input("Name", value=name.value, on_change=name.set, placeholder="Ada Lovelace", required=True),\n'
        '        Text("Hello " + (name.value or "you") + "."),\n'
        '    ]'
    ),
    'Input, wrong': (
        'Input(\n'
        '    "Email", type="email", default_value="ada@", error="An address has a domain, as in ada@example.org."\n'
        ')'
    ),
    'JsonView': (
        'JsonView(\n'
        '    {"place": "Bergen", "dry": False, "days": [{"high": 12, "low": 7}, {"high": 14, "low": None}]}, open=2\n'
        ')'
    ),
    'Kbd': (
        'Text("Press ", Kbd("Ctrl", "K"), " to search, ", Kbd("Esc"), " to leave.")'
    ),
    'LineChart': (
        'LineChart(DAYS, x="day", y=["high", {"key": "low", "label": "Lowest"}], label="Degrees in March")'
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
        '            {"title": name, "description": sky, "trailing": degrees, "leading": Avatar(name)}\n'
        '            for name, sky, degrees in [\n'
        '                ("Bergen", "Light rain", 12),\n'
        '                ("Oslo", "Sunny", 15),\n'
        '                ("Lyon", "Fog", 9),\n'
        '            ]\n'
        '        ],\n'
        '        label="Places",\n'
        '        item_key="title",\n'
        '        searchable=True,\n'
        '        sortable=["title", {"key": "trailing", "label": "Degrees"}],\n'
        '        selected=place.value,\n'
        '        on_item_click=lambda item: place.set(item["title"]),\n'
        '    )'
    ),
    'Map': (
        '@component\n'
        'def Places():\n'
        '    place = use_state("Bergen")\n'
        '    return [\n'
        '        Map(\n'
        '            [\n'
        '                {"lat": 60.39, "lon": 5.32, "label": "Bergen", "description": "Light rain, 12 °C"},\n'
        '                {\n'
        '                    "lat": 59.91,\n'
        '                    "lon": 10.75,\n'
        '                    "label": "Oslo",\n'
        '                    "description": "Sunny, 15 °C",\n'
        '                    "color": "success",\n'
        '                },\n'
        '                {\n'
        '                    "lat": 69.65,\n'
        '                    "lon": 18.96,\n'
        '                    "label": "Tromsø",\n'
        '                    "description": "Snow, -2 °C",\n'
        '                    "color": "info",\n'
        '                },\n'
        '            ],\n'
        '            label="The weather in Norway",\n'
        '            on_select=lambda chosen: place.set(chosen["label"]),\n'
        '        ),\n'
        '        Caption("Chosen: " + place.value),\n'
        '    ]'
    ),
    'Markdown': (
        'Markdown(\n'
        '    "### The week in Bergen\\n\\n**Rain until Thursday**, then sun: see [the forecast](https://www.yr.no/en).\\n\\n"\n'
        '    "| Day | High | Low |\\n|-----|-----:|----:|\\n| Monday | 12 | 7 |\\n| Friday | 17 | 9 |\\n\\n"\n'
        '    "- [x] Pack an umbrella\\n- [ ] Book the `Fløibanen`",\n'
        '    level=3,\n'
        ')'
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
    'MultiSelect': (
        'MultiSelect("Toppings", ["Olives", "Capers", "Basil", "Anchovies"], default_value=["Basil"])'
    ),
    'NumberInput': (
        '@component\n'
        'def Guests():\n'
        '    guests = use_state(2)\n'
        '    return NumberInput("Guests", value=guests.value, on_change=guests.set, min=1, max=12, step=1)'
    ),
    'PieChart': (
        'PieChart(REGIONS, x="region", y="total", label="Sales by region", donut=True)'
    ),
    'Progress': (
        'Column(\n'
        '    Progress(3, max=5, label="Uploading photos", text="3 of 5"),\n'
        '    Progress(100, label="Saved", color="success"),\n'
        '    Progress(label="Looking for more"),\n'
        ')'
    ),
    'RadioGroup': (
        '@component\n'
        'def Room():\n'
        '    room = use_state("double")\n'
        '    return RadioGroup("Room", ROOMS, value=room.value, on_change=room.set)'
    ),
    'Rating': (
        '@component\n'
        'def Stars():\n'
        '    stars = use_state(4)\n'
        '    return [\n'
        '        Rating("Your rating", value=stars.value, on_change=stars.set),\n'
        '        Rating("Of all guests", value=3.6),\n'
        '    ]'
    ),
    'ResultView': (
        'ResultView(\n'
        '    {\n'
        '        "place": "Bergen",\n'
        '        "updated": "12:00",\n'
        '        "days": [{"day": "Monday", "high": 12, "low": 7}, {"day": "Tuesday", "high": 14, "low": 8}],\n'
        '    }\n'
        ')'
    ),
    'Ring': (
        'Row(\n'
        '    Ring(72, label="Storage used", color="info"),\n'
        '    Ring(3, "3/5", max=5, label="Steps done", color="success", size="lg"),\n'
        '    Ring(91, label="Battery", color="danger", size="sm"),\n'
        ')'
    ),
    'Row': (
        'Row(Button("Back", variant="outline"), Button("Next"), gap="sm", justify="end")'
    ),
    'ScatterChart': (
        'ScatterChart(\n'
        '    HOUSES,\n'
        '    x="area",\n'
        '    y="price",\n'
        '    label="Houses for sale",\n'
        '    x_label="Area (m²)",\n'
        '    y_label="Price (million kr)",\n'
        ')'
    ),
    'SegmentedControl': (
        '@component\n'
        'def Period():\n'
        '    period = use_state("Week")\n'
        '    return SegmentedControl("Period", ["Day", "Week", "Month"], value=period.value, on_change=period.set)'
    ),
    'Select': (
        '@component\n'
        'def Region():\n'
        '    region = use_state(None)\n'
        '    return Select(\n'
        '        "Region",\n'
        '        ["North", "West", "East"],\n'
        '        value=region.value,\n'
        '        on_change=region.set,\n'
        '        placeholder="Choose a region",\n'
        '    )'
    ),
    'Skeleton': (
        'Skeleton(lines=3)'
    ),
    'Slider': (
        '@component\n'
        'def Budget():\n'
        '    budget = use_state(120)\n'
        '    return Slider("Budget", value=budget.value, on_change=budget.set, max=500, step=10, unit=" €")'
    ),
    'Spacer': (
        'Row(Text("Total"), Spacer(), Badge("3 items"), Spacer("md"), Text("1,200", strong=True))'
    ),
    'Sparkline': (
        'Grid(\n'
        '    Card(\n'
        '        Metric("1,240", Sparkline([3, 5, 4, 8, 7, 9], label="Orders by day", area=True), label="Orders")\n'
        '    ),\n'
        '    Card(\n'
        '        Metric(37, Sparkline([9, 8, 8, 5, 6, 4], label="Returns by day", color="danger"), label="Returns")\n'
        '    ),\n'
        '    columns=2,\n'
        ')'
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
    'Suspense': (
        'Suspense(load, lambda forecast: Text(forecast["summary"]), fallback=Skeleton(lines=1))'
    ),
    'Switch': (
        'Column(\n'
        '    Switch("Live updates", default_checked=True), Switch("Sounds", help="Only by day"), gap="sm"\n'
        ')'
    ),
    'Table': (
        'Table(\n'
        '    [\n'
        '        {"place": "Bergen", "country": "Norway", "rain": 2495, "measured": "2025-12-31"},\n'
        '        {"place": "Cork", "country": "Ireland", "rain": 1239, "measured": "2025-12-31"},\n'
        '        {"place": "Lyon", "country": "France", "rain": 832, "measured": "2025-11-30"},\n'
        '        {"place": "Oslo", "country": "Norway", "rain": 836, "measured": "2025-12-31"},\n'
        '        {"place": "Vigo", "country": "Spain", "rain": 1787, "measured": "2025-10-31"},\n'
        '        {"place": "Wien", "country": "Austria", "rain": 651, "measured": "2025-12-31"},\n'
        '    ],\n'
        '    columns=[\n'
        '        "place",\n'
        '        "country",\n'
        '        {"key": "rain", "label": "Rain (mm)", "format": "number"},\n'
        '        {"key": "measured", "format": "date"},\n'
        '    ],\n'
        '    caption="Rain in a year",\n'
        '    row_key="place",\n'
        '    sort="-rain",\n'
        '    sortable=True,\n'
        '    searchable=True,\n'
        '    page_size=4,\n'
        '    selectable="multiple",\n'
        ')'
    ),
    'Tabs': (
        'Tabs(\n'
        '    [\n'
        '        ("Day", Text("12 °C, light rain")),\n'
        '        ("Week", lambda: Text("Rain until Thursday, then sun")),\n'
        '        {"label": "Year", "content": None, "disabled": True},\n'
        '    ],\n'
        '    label="Period",\n'
        ')'
    ),
    'TagInput': (
        'TagInput("Keywords", default_value=["sea", "fjord"], help="Enter adds one")'
    ),
    'Text': (
        'Column(\n'
        '    Text("Updated 3 minutes ago", size="sm", color="neutral"),\n'
        '    Text("All of it is there.", strong=True, color="success"),\n'
        '    Text("GET /orders", mono=True),\n'
        ')'
    ),
    'Textarea': (
        'Textarea("Message", rows=2, help="It grows with what you write", max_length=500)'
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
    'Toast': (
        '@component\n'
        'def Book():\n'
        '    booked = use_state(False)\n'
        '    return Row(\n'
        '        Button("Book a table", on_click=lambda: booked.set(True)),\n'
        '        Toast(\n'
        '            "Your table is booked.", open=booked.value, on_close=lambda: booked.set(False), color="success"\n'
        '        ),\n'
        '    )'
    ),
    'ToolButton': (
        '@component\n'
        'def Section():\n'
        '    answer = use_state(None)\n'
        '    return [\n'
        '        ToolButton(\n'
        '            "Ask the server", tool="show_components", arguments={"section": "Data"}, on_result=answer.set\n'
        '        ),\n'
        '        answer.value and Text("It answered " + str(answer.value)),\n'
        '    ]'
    ),
    'ToolInputView': (
        'Column(ToolInputView({"city": "Bergen", "days": 5}), ToolInputView())'
    ),
    'Tooltip': (
        'Tooltip(Button("Export", variant="outline"), text="As a spreadsheet, with all columns")'
    ),
    'Tree': (
        '@component\n'
        'def Regions():\n'
        '    region = use_state("Norway")\n'
        '    return Tree(\n'
        '        [\n'
        '            {\n'
        '                "label": "Europe",\n'
        '                "open": True,\n'
        '                "children": [\n'
        '                    {"label": "Norway", "children": [{"label": "Bergen"}, {"label": "Oslo"}]},\n'
        '                    {"label": "Spain"},\n'
        '                ],\n'
        '            },\n'
        '            {"label": "Asia", "children": [{"label": "Japan"}]},\n'
        '        ],\n'
        '        label="Regions",\n'
        '        selected=region.value,\n'
        '        on_select=region.set,\n'
        '    )'
    ),
    'Video': (
        'Video("data:video/mp4;base64,", label="A tour of the harbour", poster=SEA)'
    ),
}
