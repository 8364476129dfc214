#!/usr/bin/env python3
"""Times the pool with real daemons, ipyparallel and Dask beside it in the same run, and writes docs/benchmarks.md.

Results carry 400 doubles: 100 items, four numbers each. Peers return as many, as bytes. Every pool runs two workers.

The peers keep queue and results in the memory of their processes, so the row to compare with them is the one whose state
folder lies in memory (/dev/shm); the same pool on the disk stands beside it. Needs Python 3.9 with pyzmq, and for the peers
ipyparallel, distributed and numpy.

--part NAME measures that part alone, --figures FILE keeps what was measured, so that the parts of one page can be taken one
after another (a part is under seven minutes). Without --part all are measured but memory-awake, which has to be named: it
needs root and, while it runs, lets idle cores of a virtual machine poll before they halt.
"""
import argparse
import json
import os
import sys
import time

import page
from pool_daemons import PLACES
from pool_faults import cancellation, controller_memory, recovery
from pool_layouts import layout_runs
from pool_page import section
from pool_speed import AWAKE, commit_milliseconds, peers, polling_cores, speeds, trips

PARTS = ["memory", "memory-curve", "disk", "disk-curve", "faults", "queue", "login", "labels", "peers"]


def measure(program, short, part):
    """The figures of one part."""
    scale = 0.1 if short else 1
    place, _, security = part.partition("-")
    if part == AWAKE:
        with polling_cores() as usual:
            return {**trips(program, place, False, scale), "usual": usual}
    if place in PLACES:
        figures = speeds(program, place, security == "curve", scale)
        if part == "disk":
            figures["commit"] = commit_milliseconds()
        return figures
    if part == "faults":
        return {"cancel": sorted(cancellation(program) for _ in range(3)), "recovery": recovery(program, scale)}
    if part == "queue":
        return controller_memory(program, 1000 if short else 10_000)
    if part in ("login", "labels"):
        name = "40 labels" if part == "labels" else part
        return {"rows": layout_runs(program, 0.02 if short else 1, name)}
    return {"rows": peers(short)}


def main():
    parser = argparse.ArgumentParser(
        prog="scripts/bench pool", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, help="layoutctl, a release build")
    parser.add_argument("--page", help="docs/benchmarks.md; printed alone when not given")
    parser.add_argument("--short", action="store_true", help="a tenth of the work, for a look")
    parser.add_argument("--part", choices=[*PARTS, AWAKE], action="append", help="this part alone; may be said again")
    parser.add_argument("--figures", help="JSON that keeps figures from one call to the next")
    options = parser.parse_args()
    figures = {}
    if options.figures and os.path.exists(options.figures):
        with open(options.figures) as file:
            figures = json.load(file)
    for part in options.part or PARTS:
        begin, load = time.time(), os.getloadavg()[0]
        figures[part] = {**measure(options.program, options.short, part), "load": load, "short": options.short}
        print(f"{part} took {time.time() - begin:.0f} s", file=sys.stderr)
        if options.figures:
            with open(options.figures, "w") as file:
                json.dump(figures, file, indent=1)
    text = section(figures)
    print(text)
    if options.page:
        page.replace_section(options.page, "pool", ["## The pool", "", text])


if __name__ == "__main__":
    main()
