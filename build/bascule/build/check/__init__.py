from bascule.build.check.findings import Finding


def check(modules, engine):
    return []
