"""Ten thousand records in a table: sorted, searched, paged and chosen in the page itself."""

from bascule.bridge import use_host_actions, use_host_context, use_tool_result
from bascule.components import (
    Alert,
    Button,
    Card,
    Column,
    Row,
    Skeleton,
    Spacer,
    Table,
    Text,
    component,
    use_state,
    widget,
)

# From how many pixels on there is room for which columns.
WIDE, NARROW = 900, 480
COLUMNS = [
    {"key": 0, "label": "Date", "format": "date"},
    {"key": 1, "label": "Airport"},
    {"key": 2, "label": "Aircraft"},
    {"key": 3, "label": "Animal"},
    {"key": 4, "label": "Phase of flight"},
    {"key": 5, "label": "Damage"},
    {"key": 6, "label": "Cost", "format": "currency:USD", "align": "end"},
]
ON_A_CARD = [COLUMNS[0], COLUMNS[1], COLUMNS[3], COLUMNS[6]]
ON_A_PHONE = [COLUMNS[0], COLUMNS[1], COLUMNS[6]]


def columns_for(width):
    return COLUMNS if width >= WIDE else ON_A_CARD if width >= NARROW else ON_A_PHONE


def sentence(row):
    """A record in words."""
    cost = ", " + str(row[6]) + " dollars" if row[6] else ""
    return (
        row[3]
        + " and "
        + row[2]
        + " at "
        + row[1]
        + " on "
        + row[0]
        + " ("
        + row[4]
        + ", damage: "
        + row[5]
        + cost
        + ")"
    )


@component
def Strikes(rows):
    actions = use_host_actions()
    width = use_host_context().container.get("width") or NARROW
    chosen = use_state([])
    told = use_state(None)

    def choose(some):
        chosen.set(some)
        told.set(None)

    async def tell():
        await actions.update_model_context(
            "The user has chosen these wildlife strikes:\n"
            + "\n".join([sentence(row) for row in chosen.value])
        )
        told.set(len(chosen.value))

    count = len(chosen.value)
    return Column(
        Table(
            rows,
            columns=columns_for(width),
            caption="Wildlife strikes",
            caption_hidden=True,
            sortable=True,
            searchable=True,
            selectable="multiple",
            on_select=choose,
            page_size=12,
        ),
        Row(
            Text(
                "Told the chat about " + str(told.value) if told.value else str(count) + " chosen",
                size="sm",
                color="neutral",
                role="status",
            ),
            Spacer(),
            actions.available.update_model_context
            and Button(
                "Tell the chat", on_click=tell, size="sm", disabled=count == 0 or told.value is not None
            ),
        ),
    )


@widget(
    name="strikes",
    title="Wildlife strikes",
    description="Strikes of animals on aircraft, in a table to sort, search and page through",
    display_modes=["inline", "fullscreen"],
)
def WildlifeStrikes():
    result = use_tool_result()
    if result.status == "cancelled":
        return Alert("The request was cancelled.", color="warning")
    if result.status == "error":
        return Alert(result.output, title="No strikes", color="danger")
    if result.status != "ready":
        return Card(Skeleton(lines=10, label="Reading the strikes"))
    found = result.output
    return Card(
        Strikes(rows=found["rows"]),
        title="Wildlife strikes",
        subtitle=f"{len(found['rows']):,} records",
        footer=found["source"],
    )
