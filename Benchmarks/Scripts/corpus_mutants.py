#!/usr/bin/env python3
"""Makes mistakes in the storyboards of a corpus and counts who notices: the tables of docs/mutation.md.

    corpus_mutants.py --program .build/release/layoutctl --corpus ../shared/corpus --mutants 8 [--every 3] [--infer] \
        [--lines mutants.ndjson]

Each document is a run of `layoutctl mutate --json`. `--lines` keeps what it says of each mutant.
"""
import argparse
import collections
import json
import os
import subprocess
import sys

from corpus_findings import documents

OPERATIONS = ["swap", "drop", "lower", "shift", "lengthen", "shrink"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--mutants", default="8")
    parser.add_argument("--every", type=int, default=1, help="every so many documents, from the first")
    parser.add_argument("--infer", action="store_true")
    parser.add_argument("--lines")
    arguments = parser.parse_args()
    counts = collections.defaultdict(collections.Counter)
    kept = open(arguments.lines, "w", encoding="utf-8") if arguments.lines else None
    for name in list(documents(arguments.corpus))[::arguments.every]:
        words = [arguments.program, "mutate", os.path.join(arguments.corpus, name), "--json", "--mutants", arguments.mutants]
        process = subprocess.run(words + (["--infer"] if arguments.infer else []), capture_output=True, text=True, check=False)
        if process.returncode not in (0, 4):
            print(f"no answer: {name}: {process.stderr.strip()[-200:]}", file=sys.stderr)
            continue
        for line in process.stdout.splitlines():
            mutant = json.loads(line)
            if "operation" not in mutant:
                continue
            mutant["document"] = name
            if kept:
                kept.write(json.dumps(mutant) + "\n")
                kept.flush()
            for row in (mutant["operation"], "all"):
                count = counts[row]
                count["moved" if mutant["moved"] else "same"] += 1
                if mutant["moved"]:
                    count["checks"] += bool(mutant["checks"])
                    count["strong"] += mutant.get("severity") in ("warning", "error")
                    count["caught"] += bool(mutant["checks"] or mutant["assertions"])
    print("| | mutants | same frames | checks | warnings and errors | with assertions |\n|---|---|---|---|---|---|")
    for row in OPERATIONS + ["all"]:
        count = counts[row]
        shares = [f"{100 * count[key] / max(count['moved'], 1):.1f} %" for key in ("checks", "strong", "caught")]
        print(f"| {row} | {count['moved']} | {count['same']} | {' | '.join(shares)} |")


if __name__ == "__main__":
    main()
