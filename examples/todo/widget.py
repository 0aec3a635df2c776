"""A to-do board whose tasks the host keeps, and which the host can work on with tools of its own."""

from typing import Literal

from bascule.bridge import use_app_tool, use_tool_result, use_widget_state
from bascule.components import (
    Alert,
    Badge,
    Card,
    Column,
    Form,
    Grid,
    Heading,
    Icon,
    IconButton,
    Input,
    Progress,
    Row,
    Skeleton,
    Spacer,
    Text,
    component,
    use_focus,
    use_state,
    widget,
)

COLUMNS = ["To do", "Doing", "Done"]
COLORS = ["neutral", "info", "success"]
WORDS = Literal["To do", "Doing", "Done"]


class Board:
    """The tasks of one board, `{id, title, column}`, kept in the widget's state under the board's name."""

    def __init__(self, state, name, planned):
        self.state = state
        self.name = name
        self.planned = [
            {"id": at + 1, "title": planned[at], "column": COLUMNS[0]} for at in range(len(planned))
        ]

    @property
    def tasks(self):
        return self.state.value.get(self.name, self.planned)

    def keep(self, tasks):
        self.state.set({**self.state.value, self.name: tasks})

    def in_column(self, column):
        return [task for task in self.tasks if task["column"] == column]

    def add(self, title, column=COLUMNS[0]):
        title = title.strip()
        if not title:
            raise ValueError("a task needs a title")
        for task in self.tasks:
            if task["title"].lower() == title.lower():
                raise ValueError("there is a task called " + task["title"] + " already")
        number = max([task["id"] for task in self.tasks], default=0) + 1
        self.keep([*self.tasks, {"id": number, "title": title, "column": column}])
        return number

    def move(self, number, column):
        """To the end of a column."""
        moved = [{**task, "column": column} for task in self.tasks if task["id"] == number]
        self.keep([task for task in self.tasks if task["id"] != number] + moved)

    def remove(self, number):
        self.keep([task for task in self.tasks if task["id"] != number])

    def called(self, title):
        """The task of this title, in whatever case."""
        for task in self.tasks:
            if task["title"].lower() == title.strip().lower():
                return task
        raise LookupError(
            "there is no task called "
            + title
            + "; there are: "
            + ", ".join(task["title"] for task in self.tasks)
        )


@component
def Tools(board):
    """What the host can do with the board."""

    def add_task(title: str, column: WORDS = "To do"):
        """Put a task on the board."""
        board.add(title, column)
        return "Added " + title + " to " + column + "."

    def move_task(title: str, column: WORDS):
        """Move a task to another column."""
        task = board.called(title)
        board.move(task["id"], column)
        return "Moved " + task["title"] + " to " + column + "."

    def complete_task(title: str):
        """Move a task to Done."""
        return move_task(title, "Done")

    def list_tasks():
        """All tasks of the board, by column."""
        return {column: [task["title"] for task in board.in_column(column)] for column in COLUMNS}

    use_app_tool("add_task", add_task, title="Add a task")
    use_app_tool("move_task", move_task, title="Move a task")
    use_app_tool("complete_task", complete_task, title="Complete a task")
    use_app_tool("list_tasks", list_tasks, title="List the tasks")


def task_card(task, on_move, on_remove):
    at = COLUMNS.index(task["column"])
    before = COLUMNS[at - 1] if at > 0 else None
    after = COLUMNS[at + 1] if at + 1 < len(COLUMNS) else None
    title = task["title"]
    return Card(
        Text(title, style={"text_decoration": "line-through"} if after is None else None),
        Row(
            before
            and IconButton(
                Icon("arrow-left"),
                "Move " + title + " to " + before,
                on_click=lambda: on_move(task, before),
                size="sm",
            ),
            after
            and IconButton(
                Icon("check" if after == COLUMNS[-1] else "arrow-right"),
                "Move " + title + " to " + after,
                on_click=lambda: on_move(task, after),
                size="sm",
            ),
            Spacer(),
            IconButton(
                Icon("trash"), "Delete " + title, on_click=lambda: on_remove(task), size="sm", color="neutral"
            ),
            gap="xs",
        ),
        key=task["id"],
        data_task=task["id"],
    )


@component
def Tasks(board):
    focus = use_focus()
    title = use_state("")
    wrong = use_state(None)

    def add(_values):
        try:
            board.add(title.value)
        except ValueError as error:
            wrong.set(str(error)[:1].upper() + str(error)[1:] + ".")
        else:
            title.set("")
            wrong.set(None)
        focus("input")

    def move(task, column):
        board.move(task["id"], column)
        focus('[data-task="' + str(task["id"]) + '"] button')

    def remove(task):
        board.remove(task["id"])
        focus("input")

    return Column(
        Form(
            Row(
                Input(
                    "New task",
                    label_hidden=True,
                    placeholder="What is there to do?",
                    value=title.value,
                    on_change=title.set,
                    error=wrong.value,
                    max_length=120,
                    style={"flex": "1 1 10rem"},
                ),
                IconButton(Icon("plus"), "Add the task", variant="solid", type="submit"),
                gap="sm",
                align="start",
                wrap=False,
            ),
            on_submit=add,
            submit=None,
        ),
        Grid(
            [
                Column(
                    Row(
                        Heading(column, level=3, size="sm"),
                        Badge(len(board.in_column(column)), color=COLORS[COLUMNS.index(column)]),
                        gap="sm",
                    ),
                    [task_card(task, move, remove) for task in board.in_column(column)]
                    or Text("Nothing here", size="sm", color="neutral"),
                    gap="sm",
                    key=column,
                    role="group",
                    aria_label=column,
                )
                for column in COLUMNS
            ],
            columns=3,
            min_width=180,
        ),
    )


@widget(
    name="todo",
    title="To-do board",
    description="A board of tasks, kept by the host and open to its tools",
    display_modes=["inline", "fullscreen"],
)
def Todo():
    result = use_tool_result()
    state = use_widget_state({})
    if result.status == "cancelled":
        return Alert("The request was cancelled.", color="warning")
    if result.status == "error":
        return Alert(result.output, title="No board", color="danger")
    if result.status != "ready":
        return Card(Skeleton(lines=5, label="Opening the board"))
    board = Board(state, result.output["name"], result.output["tasks"])
    return Card(
        board.tasks
        and Progress(
            len(board.in_column(COLUMNS[-1])),
            max=len(board.tasks),
            label="Done",
            color="success",
            label_hidden=True,
        ),
        Tasks(board=board, key=board.name),
        Tools(board=board),
        title=board.name,
    )
