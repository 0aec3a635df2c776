"""A FastMCP server that knows a company's sales, with a dashboard to look into them.

python -m bascule.host examples/sales/server.py --tool show_sales
python server.py                                       speaks MCP on stdin and stdout
fastmcp run server.py --transport http --port 8000     over streamable HTTP
"""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Any, Literal

from fastmcp import FastMCP
from fastmcp.exceptions import ToolError
from fastmcp.tools import ToolResult
from figures import REGIONS, YEARS, Sale, change, compared, of, sums
from pydantic import Field

from bascule.server import Widget, as_text

Year = Literal[2025, 2026]
Region = Annotated[str, Field(description=f"One of {', '.join(REGIONS)}")]

mcp: FastMCP = FastMCP("Sales")
dashboard = Widget("widget.py", uri="ui://sales/dashboard", prefers_border=False)
tool = dashboard.attach(mcp)


def totals(now: list[Sale], before: list[Sale]) -> dict[str, dict[str, Any]]:
    """Revenue, pieces and euros a piece, each with its change on the year before."""

    def pair(of_sales: list[Sale]) -> tuple[int, int]:
        return sum(sale.revenue for sale in of_sales), sum(sale.pieces for sale in of_sales)

    (revenue, pieces), (revenue_then, pieces_then) = pair(now), pair(before)
    price_then = revenue_then / pieces_then if pieces_then else 0
    return {
        "revenue": {"value": revenue, "change": change(revenue, revenue_then)},
        "pieces": {"value": pieces, "change": change(pieces, pieces_then)},
        "price": {"value": round(revenue / pieces, 2), "change": change(revenue / pieces, price_then)},
    }


def text(title: str, figures: dict[str, dict[str, Any]], **tables: Any) -> str:
    """The same figures for those who see no dashboard."""
    record = {f"{name}_in_euros" if name != "pieces" else name: one["value"] for name, one in figures.items()}
    grown = figures["revenue"]["change"]
    if grown is not None:
        record["revenue_on_the_year_before"] = f"{grown:+.1%}"
    return as_text({**record, **tables}, title=title)


def period(year: int, now: list[Sale], before: list[Sale]) -> str:
    """`January to October 2026, against 2025`."""
    last = dt.date.fromisoformat(f"{now[-1].month}-01")
    against = f", against {year - 1}" if before else ""
    return f"January to {last:%B} {year}{against}"


@tool(invoking="Adding up the sales", invoked="Sales added up")
def show_sales(year: Year = 2026) -> ToolResult:
    """The sales of a year by month, region and category, against the year before; 2026 is closed up to October."""
    now, before = of(year)
    figures = totals(now, before)
    regions = compared(now, before, lambda sale: sale.region, "region")
    regions.sort(key=lambda row: -row["revenue"])
    months = [
        {**row, "before": then["revenue"] if then else None}
        for row, then in zip(
            compared(now, [], lambda sale: sale.month, "month"),
            compared(before, [], lambda sale: sale.month, "month") or [None] * 12,
            strict=False,
        )
    ]
    categories = compared(now, [], lambda sale: sale.category, "category")
    data = {
        "year": year,
        "years": YEARS,
        "period": period(year, now, before),
        "totals": figures,
        "months": months,
        "regions": regions,
        "categories": categories,
    }
    return ToolResult(
        content=text(f"Sales {year}", figures, regions=regions, categories=categories),
        structured_content=data,
    )


@tool(invoking="Looking into the region", invoked="Region looked into")
def sales_of_region(region: Region, year: Year = 2026) -> ToolResult:
    """One region's sales of a year: by month and category, and by product."""
    if region not in REGIONS:
        raise ToolError(f"There is no region {region!r}. Regions: {', '.join(REGIONS)}.")
    now, before = of(year, region)
    figures = totals(now, before)
    by_month = sums(now, lambda sale: (sale.month, sale.category))
    categories = list(sums(now, lambda sale: sale.category))
    months = [
        {"month": month, **{category: by_month[month, category] for category in categories}}
        for month in sums(now, lambda sale: sale.month)
    ]
    products = compared(now, before, lambda sale: sale.product, "product")
    products.sort(key=lambda row: -row["revenue"])
    data = {
        "region": region,
        "year": year,
        "totals": figures,
        "categories": categories,
        "months": months,
        "products": products,
    }
    return ToolResult(
        content=text(f"Sales in {region}, {year}", figures, products=products), structured_content=data
    )


if __name__ == "__main__":
    mcp.run(show_banner=False)
