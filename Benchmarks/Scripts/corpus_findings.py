#!/usr/bin/env python3
"""Checks the storyboards of a corpus at design size and writes what was found, with pictures, as a page.

    corpus_findings.py --program .build/release/layoutctl --corpus ../shared/corpus --verdicts docs/corpus/verdicts.tsv \
        --page docs/corpus/README.md

The verdicts are a table kept by hand: id of the finding, true, unclear or false, and the reason. A finding without one
is listed as not judged, and the script ends with 1.
"""
import argparse
import collections
import csv
import html
import json
import os
import subprocess
import sys


def documents(corpus):
    """The iOS documents of the corpus' index, as (repository, path)."""
    with open(os.path.join(corpus, "index.tsv"), encoding="utf-8") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["platform"] == "iOS":
                name = row["repo"].replace("/", "+") + "/" + row["path"]
                if os.path.exists(os.path.join(corpus, name)):
                    yield name


def lines(program, words):
    process = subprocess.run([program] + words, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in process.stdout.splitlines() if line.startswith("{")]


def tree(program, path):
    """Views by id with parent, kind and text, for pictures."""
    process = subprocess.run([program, "import", path], capture_output=True, text=True, check=False)
    try:
        job = json.loads(process.stdout)
    except ValueError:
        return {}
    views = {}

    def walk(view, parent):
        text = view.get("text")
        views[view["id"]] = (parent, view.get("kind", "view"), text if isinstance(text, str) else (text or {}).get("default", ""))
        for child in view.get("children", []):
            walk(child, view["id"])

    for layout in job.get("layouts", {}).values():
        walk(layout["root"], None)
    return views


def picture(frames, views, guilty):
    """An SVG of a scene with the guilty views hatched in red."""
    places = {}

    def place(name):
        if name in places:
            return places[name]
        x, y, width, height = frames[name]
        parent = views.get(name, (None,))[0]
        if parent in frames:
            left, top, _, _ = place(parent)
            x, y = x + left, y + top
        places[name] = (x, y, width, height)
        return places[name]

    for name in frames:
        place(name)
    root = next(iter(frames.values()))
    box = (-20, -20, root[2] + 40, root[3] + 40)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box[0]:g} {box[1]:g} {box[2]:g} {box[3]:g}" '
             f'width="{box[2] / 2:g}" height="{box[3] / 2:g}" font-family="sans-serif">',
             f'<rect x="0" y="0" width="{root[2]:g}" height="{root[3]:g}" fill="#fff" stroke="#000"/>']
    colours = {"label": "#d7e8ff", "button": "#d9f2d9", "image": "#f2e3c9"}
    for name, (x, y, width, height) in places.items():
        kind, text = views.get(name, (None, "view", ""))[1:]
        red = name in guilty
        parts.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{colours.get(kind, "none")}" '
                     f'fill-opacity="0.6" stroke="{"#d00" if red else "#999"}" stroke-width="{2 if red else 0.5}"/>')
        if text:
            parts.append(f'<text x="{x + 2:g}" y="{y + height / 2 + 4:g}" font-size="11">{html.escape(text[:40])}</text>')
    return "\n".join(parts + ["</svg>", ""])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--verdicts", required=True)
    parser.add_argument("--page", required=True)
    arguments = parser.parse_args()
    verdicts = {}
    if os.path.exists(arguments.verdicts):
        with open(arguments.verdicts, encoding="utf-8") as file:
            verdicts = {row["id"]: row for row in csv.DictReader(file, delimiter="\t")}
    folder = os.path.dirname(arguments.page)
    os.makedirs(folder, exist_ok=True)
    scenes, errors, warnings = [], [], collections.Counter()
    for name in documents(arguments.corpus):
        path = os.path.join(arguments.corpus, name)
        process = subprocess.run([arguments.program, "check", path, "--as-designed", "--json", "--fail-on", "never"],
                                 capture_output=True, text=True, check=False)
        if not process.stdout.startswith("{"):
            print(f"no answer: {name}: {process.stderr.strip()[:200]}", file=sys.stderr)
            continue
        document = json.loads(process.stdout)
        solved = None
        for job in document["jobs"]:
            scenes.append((name, job["job"], job["errors"], job["warnings"]))
        for finding in document["findings"]:
            if finding["severity"] == "warning":
                warnings[finding["rule"]] += 1
            if finding["severity"] != "error":
                continue
            if solved is None:
                solved = lines(arguments.program, ["solve", path, "--as-designed", "--format", "ndjson"])
                views = tree(arguments.program, path)
            for scene in solved:
                if set(finding["views"]) & set(scene["frames"]):
                    file = os.path.join(folder, finding["id"] + ".svg")
                    with open(file, "w", encoding="utf-8") as output:
                        output.write(picture(scene["frames"], views, finding["views"]))
                    break
            errors.append((name, finding))
    write(arguments.page, scenes, errors, warnings, verdicts)
    missing = [finding["id"] for _, finding in errors if finding["id"] not in verdicts]
    for finding in missing:
        print(f"not judged: {finding}")
    return 1 if missing else 0


def write(page, scenes, errors, warnings, verdicts):
    def verdict(finding):
        return verdicts.get(finding["id"], {"verdict": "not judged", "reason": ""})

    wrong = {(name, finding["job"]) for name, finding in errors if verdict(finding)["verdict"] != "true"}
    count = len(scenes)
    text = ["# The checks on storyboards of other people", "",
            "What `layoutctl check --as-designed` says of the recorded storyboards and xibs: each scene on the one screen it is drawn "
            "on. Made by `Benchmarks/Scripts/corpus_findings.py`; verdicts and reasons are by hand, from the pictures.", "",
            f"{count} scenes; {sum(1 for s in scenes if s[2])} have a finding that is an error; {len(wrong)} "
            f"({100 * len(wrong) / max(count, 1):.1f} %) have one that the picture does not bear out.", "",
            f"Warnings: {sum(warnings.values())}, {sum(warnings.values()) / max(count, 1):.1f} a scene: "
            + ", ".join(f"{rule} {number}" for rule, number in warnings.most_common()) + ".", "",
            "## Errors", "", "| scene | finding | verdict | reason |", "|---|---|---|---|"]
    for name, finding in errors:
        judged = verdict(finding)
        link = f"[{finding['rule']}]({finding['id']}.svg)"
        message = finding["message"].replace("|", "\\|")
        text.append(f"| {finding['job']} | {link}: {message} | {judged['verdict']} | {judged['reason']} |")
    text += ["", "## Warnings of each scene", "", "| scene | warnings |", "|---|---|"]
    text += [f"| {job} | {number:.0f} |" for _, job, _, number in scenes if number]
    with open(page, "w", encoding="utf-8") as file:
        file.write("\n".join(text) + "\n")


if __name__ == "__main__":
    sys.exit(main())
