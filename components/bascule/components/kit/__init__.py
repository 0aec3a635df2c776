"""The components, one file each, on one skeleton: a docstring with an example, `STYLES`, the function."""
