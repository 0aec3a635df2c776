"""A widget that makes code: what is typed is evaluated, and the formulas of a sheet are compiled once."""

from bascule.components import Button, Column, Input, Text, use_state, widget

FORMULAS = {"area": "width * height", "told": "f'{width:.1f} by {height:>3}'"}

SHEET = {name: compile(text, name, "eval") for name, text in FORMULAS.items()}


@widget
def Calculator():
    typed = use_state("1 + 2")
    shown = use_state("")

    def press():
        names = {"width": 2.25, "height": 4}
        try:
            exec("import math\ndef squared(x):\n    return math.pow(x, 2)", names)
            shown.set(str(eval(typed.value, names)))
        except SyntaxError as error:
            shown.set(f"line {error.lineno}: wrong")
        except Exception as error:
            shown.set(f"{type(error).__name__}: {error}")

    return Column(
        Input(label="Formula", value=typed.value, on_change=typed.set),
        Button("Evaluate", on_click=press),
        Text(shown.value, id="shown"),
        *[
            Text(f"{name}: {eval(code, {'width': 2.25, 'height': 4})}", id=name)
            for name, code in SHEET.items()
        ],
    )
