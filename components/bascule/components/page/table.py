"""The script of `Table` (`bascule.components.tables`): rows of data become rows of a table. Becomes `scripts/table.js`.

The element of the script `table` holds one of the script `table-rows`, which has the rows: so a change of anything else
does not send them again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import WeakMap, prop, window

from .table_view import View

if TYPE_CHECKING:
    from typing import Any

# By the element of a table: what its rows are, and what shows them.
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
    view = View(node, data, emit)
    views.set(node, view)
    view.take_rows(rows_in.get(node))
    end = window.BasculeBridge.onContextChange(lambda: view.speak())

    def update(fresh: Any) -> None:
        view.take_options(fresh)

    return {"update": update, "unmount": lambda: end()}


def main() -> None:
    """Define both."""
    define = prop(window, "BasculeScripts").define
    define("table", mount_table)
    define("table-rows", mount_rows)


main()
