"""Components that put others in their place."""

from bascule.components import Badge, Card, Divider, Grid, Row, Spacer, Text


def divider():
    return [Text("Today"), Divider("Earlier"), Row("West", Divider(vertical=True), "East"), Divider()]


def grid():
    return Grid([Card(Text(name)) for name in ["Bergen", "Oslo", "Bodø", "Tromsø"]], columns=3, min_width=140)


def spacer():
    return Row(Text("Total"), Spacer(), Badge("3 items"), Spacer("md"), Text("1,200", strong=True))


SHOWN = [["Divider", divider], ["Grid", grid], ["Spacer", spacer]]
