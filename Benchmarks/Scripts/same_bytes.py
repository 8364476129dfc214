#!/usr/bin/env python3
"""Compares what separate processes, and builds with and without optimisation, answer to the same problem files.

usage: same_bytes.py --runner PROGRAM --other PROGRAM [--count N] [--first SEED]

Each file is asked at its own sizes, at many others in one batch, and along a walk; three processes of the first program and
one of the other must print the same bytes.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile

import random_problems


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--runner", required=True)
    ap.add_argument("--other", required=True)
    ap.add_argument("--root", default=".")
    ap.add_argument("--count", type=int, default=300)
    ap.add_argument("--first", type=int, default=0)
    a = ap.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, "random.lcp")
        for seed in range(a.first, a.first + a.count):
            problem, rng = random_problems.make(seed), random.Random(seed)
            text = problem.text()
            for _ in range(20):
                for at in range(2):
                    size = rng.choice([rng.randint(0, 40) * 12.5, rng.uniform(0, 500)])
                    text += f"set {problem.variables + at} {size!r}\n"
                text += "solve\n"
            with open(path, "w") as out:
                out.write(text)
            for options in (["--values"], ["--explain", "--walk", str(problem.variables), "0", "500"]):
                answers = [subprocess.run([program, path, *options], capture_output=True).stdout
                           for program in (a.runner, a.runner, a.runner, a.other)]
                if not answers[0] or any(x != answers[0] for x in answers):
                    bad += 1
                    print(f"seed {seed}: answers to {options[0]} differ", flush=True)
    print("problems:", a.count, "with differing bytes:", bad)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
