#!/usr/bin/env python3
"""Times the solver on sweeps of 200 sizes, with kiwi and the prototype beside it, and writes docs/benchmarks.md.

Runs are interleaved and medians taken, so that a busy machine hurts all alike. Peers and the workload generator live in
the shared tools; without them only a small workload of our own is timed and the page says why the peers are missing.
"""
import argparse
import json
import math
import os
import platform
import statistics
import subprocess
import sys
import tempfile

import page

KINDS = ["tree", "cells", "chain", "chainsoft", "grid", "form", "priomix"]


def cpu_name():
    try:
        with open("/proc/cpuinfo") as lines:
            for line in lines:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.machine()


def own_workload(path, views, sizes):
    """Labels side by side, four in a row as wide as the root, equal widths wished for."""
    lines = ["lcp 1", f"vars {2 + 2 * views}"]
    rows = []

    def constraint(priority, relation, constant, *terms):
        words = " ".join(f"{v} {a}" for v, a in terms)
        rows.append(f"c {len(rows)} {priority} {relation} {constant} {len(terms)} {words}")

    for view in range(views):
        x, w = 2 + 2 * view, 3 + 2 * view
        natural = 30 + 37 * view % 150
        constraint(1000, ">=", 0, (w, 1))
        if view % 4 == 0:
            constraint(1000, "==", -8, (x, 1))
        else:
            constraint(1000, "==", -8, (x, 1), (x - 2, -1), (w - 2, -1))
            constraint(500, "==", 0, (w, 1), (w - 2, -1))
        constraint(250, "<=", -natural, (w, 1))
        constraint(750, ">=", -natural, (w, 1))
        if view % 4 == 3 or view == views - 1:
            constraint(1000, "<=", 8, (x, 1), (w, 1), (0, -1))
    script = [f"set 0 {width}\nset 1 {height}\nsolve" for width, height in sizes]
    with open(path, "w") as out:
        out.write("\n".join(lines + rows + ["edit 0 1000", "edit 1 1000"] + script) + "\n")


def sort_sizes(path):
    """The same problem with its sizes in order, which any warm solver likes."""
    head, sizes, current = [], [], []
    with open(path) as lines:
        for line in lines:
            if not line.startswith(("set", "solve")):
                head.append(line)
                continue
            current.append(line)
            if line.startswith("solve"):
                sizes.append(current)
                current = []
    sizes.sort(key=lambda group: [float(line.split()[2]) for line in group[:-1]])
    target = path.replace(".lcp", "-sorted.lcp")
    with open(target, "w") as out:
        out.writelines(head)
        for group in sizes:
            out.writelines(group)
    return target


def build_peers(tools, scratch):
    """Compiles kiwi's runner and the prototype; what cannot be had is left out with a reason."""
    if tools is None:
        return {}, {name: "the shared tools are not there" for name in ("kiwi", "prototype")}
    peers, reasons = {}, {}
    compiler = ["g++", "-O3", "-march=native", "-DNDEBUG", "-std=c++17", "-I", tools]

    def compile_peer(name, source, reason, *more):
        program = os.path.join(scratch, name)
        done = subprocess.run([*compiler, *more, os.path.join(tools, source), "-o", program], capture_output=True)
        if done.returncode == 0:
            peers[name] = program
        else:
            reasons[name] = reason

    compile_peer("prototype", "param.cpp", "it does not compile here")
    source = os.path.join(scratch, "kiwisolver-1.5.1")
    if not os.path.isdir(source):
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-binary", ":all:", "--no-deps",
                        "kiwisolver==1.5.1", "-d", scratch], capture_output=True)
        subprocess.run(["tar", "xzf", source + ".tar.gz", "-C", scratch], capture_output=True)
    compile_peer("kiwi", "run_kiwi.cpp", "its source could not be fetched or compiled", "-I", source)
    return peers, reasons


def microseconds(name, program, path, ordered, limit):
    """Microseconds a size of one run, or None when it did not finish."""
    command = {"kiwi": [program, ordered, "--edits-first", "--required-first"]}.get(name, [program, path])
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return None
    lines = [line for line in done.stderr.splitlines() if line.startswith("{")]
    if not lines:
        return None
    report = json.loads(lines[-1])
    return 1000 * (report["per_size_ms"] if name == "prototype" else report["steps_ms_total"] / max(1, report["steps"]))


def measure(programs, path, runs, limit):
    ordered = sort_sizes(path)
    times, stopped = {name: [] for name in programs}, set()
    for _ in range(runs):
        for name, program in programs.items():
            if name in stopped:
                continue
            value = microseconds(name, program, path, ordered, limit)
            if value is None or 200 * value > 5e6:
                stopped.add(name)                              # one slow run says enough
            if value is not None:
                times[name].append(value)
    return {name: statistics.median(values) if values else None for name, values in times.items()}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--runner", required=True)
    ap.add_argument("--root", required=True)
    ap.add_argument("--runs", type=int, default=5)
    ap.add_argument("--views", default="100 1000")
    ap.add_argument("--limit", type=float, default=60)
    a = ap.parse_args()
    tools = os.path.join(os.environ.get("LAYOUT_SHARED", os.path.join(a.root, "..", "shared")), "tools", "solver")
    tools = tools if os.path.isdir(tools) else None
    scratch = os.path.join(tempfile.gettempdir(), "layoutctl-bench-solver")
    os.makedirs(scratch, exist_ok=True)
    peers, reasons = build_peers(tools, scratch)
    rows, ratios = [], {}
    for views in a.views.split():
        for kind in KINDS if tools else ["rows"]:
            path = os.path.join(scratch, f"{kind}-{views}.lcp")
            if tools:
                with open(path, "w") as out:
                    subprocess.run([sys.executable, os.path.join(tools, "generate.py"), kind, views], stdout=out, check=True)
            else:
                own_workload(path, int(views), [(320 + 5.25 * i, 480 + i * 37 % 887) for i in range(200)])
            medians = measure({"layoutctl": a.runner, **peers}, path, a.runs, a.limit)
            ours, row = medians["layoutctl"], [f"{kind}-{views}"]
            row.append("-" if ours is None else f"{ours:.2f}")
            for name in ("prototype", "kiwi"):
                peer = medians.get(name)
                if peer is None or ours is None:
                    row += ["not finished" if name in peers else "-", "-"]
                    continue
                ratio = ours / peer if name == "prototype" else peer / ours
                ratios.setdefault((name, views), []).append(ratio)
                row += [f"{peer:.2f}", f"{ratio:.2f}"]
            rows.append(row)
            print(" | ".join(row), flush=True)
    write(a, rows, ratios, reasons)


def write(a, rows, ratios, reasons):
    lines = ["## The solver", "",
             "Written by `scripts/bench solver`. A sweep of 200 sizes on one core, microseconds a size: sorting, look-up and",
             f"writing all values into the caller's buffer count, building does not. Medians of {a.runs} interleaved runs; what takes",
             "longer than five seconds runs once. kiwi has its best options, and its sizes are sorted for it.", "",
             f"CPU: {cpu_name()}, {os.cpu_count()} cores; load {os.getloadavg()[0]:.1f} at the end.", "",
             "| workload | layoutctl | prototype | layoutctl / prototype | kiwi | kiwi / layoutctl |",
             "| --- | --- | --- | --- | --- | --- |"]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    lines.append("")
    for (name, views), values in sorted(ratios.items()):
        mean = math.exp(sum(map(math.log, values)) / len(values))
        if name == "prototype":
            lines.append(f"* {views} views: layoutctl takes {mean:.2f} times the prototype's time (geometric mean).")
        else:
            lines.append(f"* {views} views: layoutctl is {mean:.1f} times faster than kiwi (geometric mean).")
    lines += [f"* {name} is left out: {reason}." for name, reason in sorted(reasons.items())]
    page.replace_section(os.path.join(a.root, "docs", "benchmarks.md"), "solver", lines)


if __name__ == "__main__":
    main()
