SOURCES = (
    "1 +|x = = 1|if x\n  pass|def f(:\n pass|a\nb c\n|  x = 1|for|return 1|'abc|(1,\n2|x = 1\n  y = 2\n|f(a=1, a=2)|1 = x|break"
    "|yield 1|print 'x'|await x||nonlocal x|x +* 2|{1: 2, 3}|f'{a'|a b|0x|0777|\\|\n\n\nx = (1 2)"
)
for source in SOURCES.split("|"):
    try:
        compile(source, "w.py", "exec")
        print("fine", repr(source))
    except SyntaxError as e:
        print(type(e).__name__, repr(source), e.lineno, e.filename)
for source in ("x = 1", "1\n2", "  1 + 1"):
    try:
        print(eval(source))
    except SyntaxError as e:
        print(type(e).__name__, e.lineno, e.filename)
for call in (
    lambda: eval(1),
    lambda: exec("1", 5),
    lambda: compile("1", "x", "what"),
    lambda: eval("1", {}, 3),
    lambda: eval(),
):
    try:
        call()
    except (TypeError, ValueError) as e:
        print(type(e).__name__)
code = compile("r = []\nfor i in range(n):\n    r.append(i)\n", "w.py", "exec")
for n in (2, 3):
    ns = {"n": n}
    print(exec(code, ns), ns["r"], eval(code, ns))
exec(compile("1 + 1\n'a'\nNone\n", "w", "exec"))
exec(compile("1 + 1", "w", "single"))
exec(compile("x = 5; x", "w", "single"), {})


def last(e):
    step = e.__traceback__
    while step.tb_next:
        step = step.tb_next
    return step.tb_frame.f_code.co_filename, step.tb_lineno, step.tb_frame.f_code.co_name


for source in ("def g(x):\n    return 1 / x\n\ng(0)\n", "\n\nraise ValueError('x')", "[][1]"):
    try:
        exec(compile(source, "made.py", "exec"), {})
    except Exception as e:
        print(type(e).__name__, last(e))
exec("1 / 0")
