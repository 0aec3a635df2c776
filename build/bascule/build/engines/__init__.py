"""The engines that run Python in the page: each one module of one shape, chosen here and nowhere else.

A module offers `NAME`, `NEEDS_WEBASSEMBLY` and `parts(program) -> tuple[Part, ...]`: the pieces of HTML, in order, that
carry the engine and the program. Running them registers `window.BasculeEngines[NAME]`, a function that starts the
program and returns a promise; `boot.js`, which comes last, picks one and calls it.
"""
