#!/usr/bin/env python3
"""Lets the solver meet its limit of pivots, and replays the dumps that its errors carry.

usage: dump_replay.py --runner PROGRAM [--count N] [--first SEED]

What a dump's replay answers must be what the file it comes from answers where there is no limit.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

import random_problems


def answer(runner, path, *options):
    """The first line for the first solve."""
    out = subprocess.run([runner, path, "--values", *options], capture_output=True, text=True).stdout
    return out.splitlines()[0] if out else "! no answer"


def dump_of(line):
    """The dump inside the reason of a limit, or None where there is none."""
    head = "! failed: limit(LayoutSolver.SolverError.Limit.pivots, dump: "
    return json.loads(line[len(head):-1]) if line.startswith(head) else None


def is_same(line, replayed):
    if not line.startswith("="):
        return line == replayed
    values, others = ([float(x) for x in text.split()[1:]] for text in (line, replayed))
    # Variables of a dump end with the parameters.
    return replayed.startswith("=") and all(abs(x - y) < 1e-6 for x, y in zip(values, others))


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--runner", required=True)
    ap.add_argument("--root", default=".")
    ap.add_argument("--count", type=int, default=300)
    ap.add_argument("--first", type=int, default=0)
    a = ap.parse_args()
    met = bad = 0
    with tempfile.TemporaryDirectory() as scratch:
        path, dump_path = (os.path.join(scratch, name) for name in ("random.lcp", "dump.lcp"))
        for seed in range(a.first, a.first + a.count):
            with open(path, "w") as out:
                out.write(random_problems.make(seed).text())
            dump = dump_of(answer(a.runner, path, "--pivots", "0"))
            if dump is None:
                continue
            met += 1
            with open(dump_path, "w") as out:
                out.write(dump)
            line, replayed = answer(a.runner, path), answer(a.runner, dump_path)
            if not is_same(line, replayed):
                bad += 1
                print(f"seed {seed}: {line} but the dump's replay {replayed}", flush=True)
    print("problems:", a.count, "that met the limit:", met, "whose dump says otherwise:", bad)
    sys.exit(1 if bad or not met else 0)


if __name__ == "__main__":
    main()
