"""The pool's section of docs/benchmarks.md."""
import os
import platform

from pool_speed import AWAKE


def cpu_name():
    try:
        with open("/proc/cpuinfo") as lines:
            return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.machine()


def section(figures):
    rows = [
        "| pool of two workers, 400 doubles a result | chunks, results/s | one at a time, results/s | "
        "jobs of one result, jobs/s | round trip p50 / p99 ms | queue to record p50 / p99 ms |",
        "| --- | --- | --- | --- | --- | --- |"]
    titles = (("memory", "layoutctl, files in memory"), ("memory-curve", "layoutctl, files in memory, CURVE"),
              ("disk", "layoutctl, synced to the disk"), ("disk-curve", "layoutctl, synced to the disk, CURVE"))
    titles = [title for title in titles if title[0] in figures]
    for part, title in titles:
        own = figures[part]
        rows.append(
            f"| {title} | {own['chunks']:,.0f} | {own['ones']:,.0f} | {own['jobs']:,.0f} | "
            f"{own['p50']:.2f} / {own['p99']:.2f} | "
            + (f"{own['lease_p50']:.2f} / {own['lease_p99']:.2f} |" if "lease_p50" in own else "|"))
    for part, place in (("memory", "in memory"), ("disk", "synced to the disk")):
        if "relay_p50" in figures.get(part, {}):
            own = figures[part]
            rows.append(
                f"| processes that only pass on and commit, {place} | | | | "
                f"{own['relay_p50']:.2f} / {own['relay_p99']:.2f} | |")
    if AWAKE in figures:
        own = figures[AWAKE]
        rows += [
            f"| layoutctl, files in memory, idle cores poll | | | | {own['p50']:.2f} / {own['p99']:.2f} | "
            f"{own['lease_p50']:.2f} / {own['lease_p99']:.2f} |",
            f"| processes that only pass on and commit, in memory, idle cores poll | | | | "
            f"{own['relay_p50']:.2f} / {own['relay_p99']:.2f} | |"]
    for peer in figures.get("peers", {}).get("rows", []):
        if "failure" in peer:
            rows.append(f"| {peer['peer']} | not run: {' '.join(peer['failure'])} | | | | |")
        else:
            rows.append(
                f"| {peer['peer']} {peer['version']}, in memory | {peer['chunks']:,.0f} | "
                f"{peer['ones']:,.0f} | | {peer['p50']:.2f} / {peer['p99']:.2f} | |")
    rows += [
        "",
        "Compare the peers with the first row: they keep queue and results in their processes' memory, and so its files lie "
        "in `/dev/shm`. On the disk the same pool loses nothing when the machine does. One at a time is one job whose chunks "
        "are one variant (`controller --chunk 1`). A round trip is a job of one variant from SUBMIT until its frames, "
        "recorded, are at the client: two synced commits in a row. The least it can take here is what three processes of pyzmq "
        "need that pass messages as long on and commit as much, and do nothing else. From queue to record is the way of one "
        "variant of a job that runs: one process, client and scheduler at once, commits it to a queue, leases it to a worker and "
        "waits until the collector has committed the result. That is a round trip of the yardstick whose figures gave the bar of "
        "0.3 ms, in memory. In chunks, results inside one region of the solution travel and "
        "are stored as lines, first and last row and the roundings between (wire-protocol.md); one at a time each is its 400 "
        "doubles. What is solved are guides, of which checks have nothing to say."]
    if AWAKE in figures:
        rows[-1] += (" Where idle cores poll, they look for work for 0.2 ms before they halt, as kernels let them by default; this "
                     f"machine's do for {figures[AWAKE]['usual'] / 1e6:g} ms. A message to a halted core of a virtual machine "
                     "waits until that core runs.")
    if "disk" in figures:
        rows[-1] += (f" A synced commit takes this disk {figures['disk']['commit']:.2f} ms (p50, SQLite, WAL, "
                     "synchronous=FULL, one row of 3 KB).")
    rows += [
        "",
        "| processor time a result, us | workers together | collector | controller | client (Python) |",
        "| --- | --- | --- | --- | --- |"]
    for part, title in titles:
        for kind, words in (("chunks", "chunks"), ("ones", "one at a time")):
            cost = figures[part][f"{kind}_cpu"]
            rows.append(
                f"| {title}, {words} | {cost['workers']:.0f} | {cost['collector']:.0f} | "
                f"{cost['controller']:.0f} | {cost['client']:.0f} |")
    rows.append("")
    if "faults" in figures:
        times = ", ".join(f"{time:.0f}" for time in figures["faults"]["cancel"])
        rows += [
            f"A job cancelled inside the cold build of 5,000 views, three times: its worker stands still {times} ms later.",
            f"One of two workers killed: the job ends {figures['faults']['recovery']:.1f} s later than its work takes."]
    if "queue" in figures:
        memory = figures["queue"]
        rows += [
            f"Controller memory: {memory['idle']:.0f} MB idle, {memory['queued']:.0f} MB with "
            f"{memory['jobs']:,} queued jobs of 10 families, {memory['huge']:.0f} MB with one job of "
            f"{memory['huge_variants']:,} variants."]
    if "login" in figures or "labels" in figures:
        rows += [
            "",
            "| layout work, submit to recorded on the disk | workers | variants | variants/s | hits / walks / builds | "
            "MB recorded | a worker busy | collector busy | controller busy |",
            "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    for part in ("login", "labels"):
        for row in figures.get(part, {}).get("rows", []):
            rows.append(
                f"| {row['name']} | {row['workers']} | {row['variants']:,} | {row['rate']:,.0f} | "
                f"{row['hits']:,} / {row['walks']:,} / {row['builds']:,} | {row['bytes'] / 1e6:,.0f} | "
                f"{100 * row['worker_busy']:.0f} % | {100 * row['collector_busy']:.0f} % | "
                f"{100 * row['controller_busy']:.0f} % |")
    note = " in short mode" if any(part.get("short") for part in figures.values()) else ""
    loads = [part["load"] for part in figures.values()]
    return "\n".join([
        f"`scripts/bench pool`{note} on {cpu_name()}, {os.cpu_count()} cores, load average {min(loads):.1f} to "
        f"{max(loads):.1f} at the start of the {len(loads)} parts, one after another. Busy is processor time by wall time; "
        "what stands near 100 % is the bottleneck.",
        "", *rows])
