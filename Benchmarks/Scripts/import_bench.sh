#!/usr/bin/env bash
# How long documents take: one from a cold start, and all of a folder with every scene on every iPhone, both ways up.
#
#   scripts/bench import [FOLDER]
#
# FOLDER holds .storyboard and .xib files at any depth; without it, the corpus beside the repository is taken. Prints
# wall-clock and processor time. LAYOUTCTL names a program that is built already.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=${1:-${IB_CORPUS:-$root/../shared/corpus}}
if [ ! -d "$folder" ]; then
    echo "bench import: $folder is no folder with documents. Nothing was measured." >&2
    exit 4
fi
program=${LAYOUTCTL:-}
if [ -z "$program" ]; then
    swift build -c release --package-path "$root" --product layoutctl >&2
    program=$(swift build -c release --package-path "$root" --show-bin-path)/layoutctl
fi

files=()
while IFS= read -r -d '' file; do files+=("$file"); done < <(
    find "$folder" \( -name '*.storyboard' -o -name '*.xib' \) -print0 | sort -z)
if [ ${#files[@]} -eq 0 ]; then
    echo "bench import: no document in $folder. Nothing was measured." >&2
    exit 4
fi
largest=$(stat -c '%s %n' -- "${files[@]}" | sort -rn | sed -n '1s/^[0-9]* //p')

TIMEFORMAT='%R s, processor %U + %S s'
every_iphone=(--devices 'iphone-*' --orientations portrait,landscape)

# Prints what is measured, then how long the command takes; what it prints itself is dropped.
measure() {
    printf '%s: ' "$1"
    shift
    { time "$@" > /dev/null 2>&1; } 2>&1
}

one_by_one() {
    for file in "${files[@]}"; do "$program" sweep "$file" "${every_iphone[@]}"; done
}

echo "${#files[@]} documents; the largest is $(basename "$largest"), $(wc -c < "$largest") bytes"
measure "the largest on every screen, from a cold start" "$program" solve "$largest" --format ndjson
measure "the largest as designed, from a cold start" \
    "$program" solve "$largest" --as-designed --format ndjson
echo "every scene on every iPhone, both ways up: $("$program" sweep "${files[@]}" "${every_iphone[@]}" \
    --format ndjson 2> /dev/null | wc -l) variants"
measure "  in one process" "$program" sweep "${files[@]}" "${every_iphone[@]}"
measure "  a process each" one_by_one
