"""Sweeps of real layouts through the pool, from submit to recorded."""
import json
import math
import sqlite3
import time

from pool_daemons import Pool

TEXT_SIZES = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + [
    f"accessibility{level}" for level in range(1, 6)]
WORDS = {
    "base": "The quick brown fox jumps over the lazy dog while the others look on and wonder why",
    "de": "Der schnelle braune Fuchs springt hoch über den faulen Hund und alle anderen staunen sehr",
    "ja": "素早い茶色の狐がのろまな犬を飛び越える間、ほかの者たちは不思議そうに眺めている"}


def layouts(scale):
    """Two jobs of a million variants: a login of seven views, and 40 labels in 12 text sizes and 3 locales."""
    login = {
        "root": {"id": "screen", "children": [
            {"id": "title", "kind": "label", "intrinsicSize": [180, 43]},
            {"id": "form", "children": [{"id": "user"}, {"id": "line"}, {"id": "password"}]},
            {"id": "login", "kind": "button", "intrinsicSize": [51, 34]}]},
        "constraints": [
            "form.left == screen.left + 15", "form.right == screen.right - 15", "form.height == 90",
            "form.centerY == screen.centerY", "line.left == form.left + 15",
            "line.right == form.right - 15", "line.height == 0.5", "line.centerY == form.centerY",
            "user.left == form.left + 15", "user.right == form.right - 15", "user.height == 44",
            "user.centerY == form.centerY - 22", "password.left == form.left + 15",
            "password.right == form.right - 15", "password.height == 44",
            "password.centerY == form.centerY + 22", "login.left == screen.left + 15",
            "login.right == screen.right - 15", "login.height == 44", "login.top == form.bottom + 20",
            "title.centerX == screen.centerX", "title.height == 44", "title.bottom == form.top - 20"]}
    labels, constraints, before = [], [], "screen.top"
    for index in range(40):
        name = f"l{index}"
        labels.append({"id": name, "kind": "label", "lines": 0,
                       "text": {"key": name, "default": WORDS["base"][: 20 + index]}})
        constraints += [f"{name}.left == screen.left + 16", f"{name}.right == screen.right - 16",
                        f"{name}.top == {before} + 8"]
        before = f"{name}.bottom"
    text = {"root": {"id": "screen", "children": labels}, "constraints": constraints}
    strings = {locale: {f"l{index}": WORDS[locale][: 20 + index] for index in range(40)}
               for locale in ("de", "ja")}
    heights = max(1, int(1000 * scale))
    text_heights = max(1, int(28 * scale))
    return {
        "login": {"version": 1, "layouts": {"login": login}, "sweeps": {"all": [{
            "base": "iphone-15", "widths": {"from": 320, "to": 1319, "step": 1},
            "heights": {"from": 480, "to": 479 + heights, "step": 1}}]},
            "jobs": [{"id": "login", "layout": "login", "sweep": "all"}]},
        "40 labels": {"version": 1, "layouts": {"text": text}, "sweeps": {"all": [{
            "base": "iphone-15", "widths": {"from": 320, "to": 1319, "step": 1},
            "heights": {"from": 480, "to": 479 + text_heights, "step": 1}, "textSizes": TEXT_SIZES}]},
            "jobs": [{"id": "text", "layout": "text", "sweep": "all", "strings": strings}]}}


def layout_runs(program, scale, wanted):
    """A layout job from SUBMIT until all is recorded, with one and two workers: variants a second, kinds of solves, who was
    busy. Nobody follows it: reading a million reports is another matter."""
    file = layouts(scale)[wanted]
    block = file["sweeps"]["all"][0]
    counts = [len(file["jobs"][0].get("strings", {})) + 1, len(block.get("textSizes", [1]))] + [
        axis["to"] - axis["from"] + 1 for axis in (block["widths"], block["heights"])]
    variants = math.prod(counts)
    rows = []
    for workers in (1, 2):
        pool = Pool(program, workers=workers)
        try:
            before = pool.processor_seconds()
            begin = time.perf_counter()
            pool.controller.submit(wanted, json.dumps(file, sort_keys=True).encode(), variants)
            pool.await_end(wanted)
            seconds = time.perf_counter() - begin
            after = pool.processor_seconds()
            database = sqlite3.connect(f"file:{pool.folder}/results/results.sqlite?mode=ro", uri=True)
            count, hits, builds, size = database.execute(
                "SELECT sum(count), sum(hits), sum(builds), sum(length(payload)) FROM burst").fetchone()
            database.close()
            if count != variants:
                raise SystemExit(f"{wanted}: {count} recorded of {variants}")
            busy = {name: (after[name] - before[name]) / seconds for name in before}
            rows.append({
                "name": wanted, "workers": workers, "variants": count, "seconds": seconds,
                "rate": count / seconds, "hits": hits, "builds": builds, "walks": count - hits - builds,
                "bytes": size, "worker_busy": busy["workers"] / workers, "collector_busy": busy["collector"],
                "controller_busy": busy["controller"]})
        finally:
            pool.close()
    return rows
