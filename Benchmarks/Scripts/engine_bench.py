#!/usr/bin/env python3
"""Times warm steps of the engine with kiwi doing the same edits beside it, and writes the engine's section of docs/benchmarks.md.

The corpus is a folder of Interface Builder documents (--corpus, else LAYOUT_CORPUS, else beside the shared tools); kiwi needs
the shared tools. What is missing is left out, and the section says so.
"""
import argparse
import glob
import json
import math
import os
import subprocess
import tempfile

import page
import solver_bench



def lines_of(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed:\n{done.stderr[-2000:]}")
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def kiwi_microseconds(program, path, limit):
    """Microseconds a step, or None where kiwi did not finish or objects."""
    try:
        done = subprocess.run([program, path, "--edits-first", "--required-first"], capture_output=True, text=True,
                              timeout=limit)
    except subprocess.TimeoutExpired:
        return None
    lines = [line for line in done.stderr.splitlines() if line.startswith("{")]
    if done.returncode != 0 or not lines:
        return None
    report = json.loads(lines[-1])
    if report["failures"]:
        return None
    return 1000 * report["steps_ms_total"] / max(1, report["steps"])


def number(value):
    return "-" if value is None else f"{value:.2f}"


def steps_section(runner, kiwi, scratch, steps, limit):
    rows = []
    for entry in lines_of([runner, "steps", str(steps), scratch]):
        script = os.path.join(scratch, entry["name"] + ".lcp")
        peer = kiwi_microseconds(kiwi, script, limit) if kiwi and os.path.exists(script) else None
        ratio = peer / entry["median_us"] if peer else None
        rows.append([entry["name"], str(entry["views"]), number(entry["cold_ms"]), number(entry["median_us"]),
                     number(entry["late_us"]), f"{100 * entry['hits'] / entry['steps']:.1f} %", number(peer), number(ratio)])
        print(" | ".join(rows[-1]), flush=True)
    return ["| screen and step | views | cold build, ms | median, us | 99 %, us | hits | kiwi, us | kiwi / layoutctl |",
            "| --- | --- | --- | --- | --- | --- | --- | --- |"] + ["| " + " | ".join(row) + " |" for row in rows]


def corpus_section(runner, kiwi, scratch, corpus, limit):
    files = sorted(glob.glob(os.path.join(corpus, "**", "*.storyboard"), recursive=True)
                   + glob.glob(os.path.join(corpus, "**", "*.xib"), recursive=True))
    entries = lines_of([runner, "corpus", scratch, *files])
    scenes = [entry for entry in entries if "job" in entry]
    if not scenes:
        return ["The corpus has no scene that can be solved."]
    variants = sum(scene["variants"] for scene in scenes)
    hits = sum(scene["hits"] for scene in scenes)
    regions = sorted(scene["regions"] for scene in scenes)
    ratios = []
    for entry in entries:
        if "script" in entry and kiwi:
            peer = kiwi_microseconds(kiwi, os.path.join(scratch, entry["script"] + ".lcp"), limit)
            if peer:
                ratios.append(peer / entry["own_us"])
    lines = [f"Corpus: {len(files)} documents, {len(scenes)} scenes, {sum('skipped' in entry for entry in entries)} left out; "
             f"{variants} variants in random order (all phones and tablets both ways up, 12 text sizes, 3 lengths of text).", "",
             f"* {100 * hits / variants:.1f} % hits; {sum(scene['solvers'] for scene in scenes)} solvers built.",
             f"* Regions a scene: median {regions[len(regions) // 2]}, most {regions[-1]}.",
             f"* Memory of all warm solvers, each at its most: {sum(scene['bytes'] for scene in scenes) / 1e6:.1f} MB, "
             f"most of one scene {max(scene['bytes'] for scene in scenes) / 1e6:.1f} MB.",
             f"* {sum(scene['total_us'] for scene in scenes) / variants:.1f} us a variant on average, builds included; "
             f"median of the scenes' medians {sorted(scene['median_us'] for scene in scenes)[len(scenes) // 2]:.1f} us.",
             f"* Conflicts in {sum(scene['conflicts'] > 0 for scene in scenes)} scenes, "
             f"no answer in {sum(scene['failures'] for scene in scenes)} variants."]
    if ratios:
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        lines.append(f"* kiwi takes {mean:.1f} times as long for the same edits of {len(ratios)} scenes without conflict "
                     f"(geometric mean; least {min(ratios):.1f}, most {max(ratios):.1f}).")
    return lines


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--runner", required=True)
    ap.add_argument("--root", required=True)
    ap.add_argument("--corpus", default=os.environ.get("LAYOUT_CORPUS"))
    ap.add_argument("--steps", type=int, default=20000)
    ap.add_argument("--limit", type=float, default=60)
    a = ap.parse_args()
    shared = os.environ.get("LAYOUT_SHARED", os.path.join(a.root, "..", "shared"))
    tools = os.path.join(shared, "tools", "solver")
    corpus = a.corpus or os.path.join(shared, "corpus")
    scratch = os.path.join(tempfile.gettempdir(), "layoutctl-bench-engine")
    os.makedirs(scratch, exist_ok=True)
    peers, reasons = solver_bench.build_peers(tools if os.path.isdir(tools) else None, scratch)
    section = ["## The engine", "",
               "Written by `scripts/bench engine`. One warm step of a live screen on one core: a new size, or a constant that moves with",
               "the keyboard, solved and all frames read. kiwi gets the same rows and edits, and no tie-break, rounds of text or",
               "reports.", "",
               f"CPU: {solver_bench.cpu_name()}, {os.cpu_count()} cores; load {os.getloadavg()[0]:.1f} at the start.", ""]
    section += steps_section(a.runner, peers.get("kiwi"), scratch, a.steps, a.limit) + [""]
    if os.path.isdir(corpus):
        section += corpus_section(a.runner, peers.get("kiwi"), scratch, corpus, a.limit)
    else:
        section.append("The corpus is left out: its folder is not there.")
    if "kiwi" in reasons:
        section.append(f"* kiwi is left out: {reasons['kiwi']}.")
    print("\n".join(section))
    page.replace_section(os.path.join(a.root, "docs", "benchmarks.md"), "engine", section)


if __name__ == "__main__":
    main()
