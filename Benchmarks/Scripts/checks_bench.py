#!/usr/bin/env python3
"""Solves and checks 10,000 variants of a screen of 40 views, and says how long that takes.

Two ways: screens of their own, each solved and held against all checks; and one sweep of 10,000 widths, which is
followed piece by piece and gives exact ranges. Prints the least of the runs: wall time and processor time.
"""
import argparse
import json
import os
import resource
import subprocess
import tempfile
import time

ROWS = 10


def layout():
    """Ten rows of a title, a value and a button: 40 views and the root."""
    children, constraints = [], []
    above = "screen.safe.top"
    for row in range(ROWS):
        names = {key: f"{key}{row}" for key in ("row", "title", "value", "button")}
        children.append({"id": names["row"], "children": [
            {"id": names["title"], "kind": "label", "text": "A title", "intrinsicSize": [60 + 9 * row, 20.5]},
            {"id": names["value"], "kind": "label", "text": "A value", "intrinsicSize": [40 + 13 * row, 20.5],
             "hugging": 251, "compressionResistance": 749},
            {"id": names["button"], "kind": "button", "text": "Go", "intrinsicSize": [44, 44]}]})
        constraints += [
            "{row}.leading == screen.safe.leading + 16", "{row}.trailing == screen.safe.trailing - 16",
            "{row}.top == " + above + " + 4", "{row}.height >= 44",
            "{title}.leading == {row}.leading", "{title}.centerY == {row}.centerY",
            "{value}.leading >= {title}.trailing + 8", "{value}.centerY == {row}.centerY",
            "{button}.leading == {value}.trailing + 8", "{button}.trailing == {row}.trailing",
            "{button}.top == {row}.top", "{button}.bottom == {row}.bottom"]
        constraints[-12:] = [text.format(**names) for text in constraints[-12:]]
        above = f"{names['row']}.bottom"
    return {"root": {"id": "screen", "children": children}, "constraints": constraints}


def job(kind, variants):
    """The job file, and how many variants it has at least."""
    if kind == "sweep":
        step = 1046 / (variants - 1)
        blocks = [{"base": "iphone-15", "widths": {"from": 320, "to": 1366, "step": step}, "heights": [852]}]
        data = []
    else:
        # Eight devices, both ways up, in both directions and five text sizes are 160 screens.
        blocks = [{"devices": ["iphone-8", "iphone-x", "iphone-xr", "iphone-11-pro", "iphone-12",
                               "iphone-14-pro", "iphone-17", "iphone-air"], "orientations": ["portrait", "landscape"],
                   "directions": ["ltr", "rtl"],
                   "textSizes": ["large", "xLarge", "xxLarge", "xxxLarge", "accessibility1"]}]
        data = [{"id": f"row{n}", "updates": [{"set": "value0.intrinsicSize", "to": [40 + n, 20.5]}]}
                for n in range(-(-variants // 160))]
    return {"version": 1, "layouts": {"screen": layout()}, "sweeps": {"all": blocks},
            "jobs": [{"id": kind, "layout": "screen", "sweep": "all", "data": data}]}


def run(program, path):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    process = subprocess.run([program, "check", path, "--json", "--fail-on", "never"], capture_output=True, check=True)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, cpu, json.loads(process.stdout)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--variants", type=int, default=10_000)
    arguments = parser.parse_args()
    print(f"cores {os.cpu_count()}, views {ROWS * 4}, load {os.getloadavg()[0]:.1f}")
    for kind in ("screens", "sweep"):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "job.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(job(kind, arguments.variants), file)
            results = [run(arguments.program, path) for _ in range(arguments.runs)]
        wall, cpu = min(r[0] for r in results), min(r[1] for r in results)
        found = results[0][2]
        count = found["jobs"][0]["variants"]
        print(f"{kind:8} {count:6.0f} variants  {wall:6.2f} s wall  {cpu:6.2f} s processor"
              f"  {count / wall:8.0f} variants/s  {len(found['findings'])} findings")


if __name__ == "__main__":
    main()
