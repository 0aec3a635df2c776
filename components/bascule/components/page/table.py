"""The script of `Table` and `List` (`bascule.components.data_rows`): rows of data become lines. Becomes
`scripts/table.js`.

The element of the script `table` or `list` holds one of the script `table-rows`, which has the rows: so a change of
anything else does not send them again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import WeakMap, prop, window

from .list_view import ListView
from .table_view import TableView

if TYPE_CHECKING:
    from typing import Any

    from .data_view import View

# By the element of a table or list: what its rows are, and what shows them.
rows_in: Any = WeakMap()
views: Any = WeakMap()


def mount_rows(node: Any, data: Any, _: Any) -> Any:
    """Rows have come: those above them show them, now or when they are mounted."""
    table = node.parentNode

    def update(fresh: Any) -> None:
        rows_in.set(table, fresh)
        view: View | None = views.get(table)
        if view:
            view.take_rows(fresh)

    update(data)
    return {"update": update}


def mount_table(node: Any, data: Any, emit: Any) -> Any:
    """A table is there."""
    return mounted(node, TableView(node, data, emit))


def mount_list(node: Any, data: Any, emit: Any) -> Any:
    """A list is there."""
    return mounted(node, ListView(node, data, emit))


def mounted(node: Any, view: View) -> Any:
    """What shows rows is there."""
    views.set(node, view)
    view.take_rows(rows_in.get(node))
    end = window.BasculeBridge.onContextChange(lambda: view.speak())

    def update(fresh: Any) -> None:
        view.take_options(fresh)

    return {"update": update, "unmount": lambda: end()}


def main() -> None:
    """Define all."""
    define = prop(window, "BasculeScripts").define
    define("table", mount_table)
    define("list", mount_list)
    define("table-rows", mount_rows)


main()
