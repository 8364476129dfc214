#!/usr/bin/env python3
"""Times the pool with real daemons, ipyparallel and Dask beside it in the same run, and writes docs/benchmarks.md.

Results carry 400 doubles: 100 items, four numbers each. Peers return as many, as bytes. Every pool runs two workers.
"""
import argparse
import json
import os
import platform
import shutil
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import zmq

from lw1 import Peer, chain

MARKS = ("<!-- pool benchmark: begin -->", "<!-- pool benchmark: end -->")


def cpu_seconds(pid):
    """User and system time of a process so far."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(pid):
    with open(f"/proc/{pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


class Pool:
    """Controller, collector and workers as processes in a folder of their own."""

    def __init__(self, program, workers=2, encrypted=False, chunk=None):
        self.folder = tempfile.mkdtemp(prefix="pool-bench-")
        self.program = program
        self.keys = []
        self.key = None
        if encrypted:
            self.make_keys()
        name = self.address
        self.processes = {}
        size = ["--chunk", str(chunk)] if chunk else []
        self.start("controller", "controller", "--folder", f"{self.folder}/queue", "--clients",
                   name("clients"), "--workers", name("workers"), "--collector", name("frames"),
                   "--results", name("results"), *size, *self.keys)
        self.start("collector", "collector", "--results", f"{self.folder}/results", "--workers",
                   name("frames"), "--clients", name("results"), "--controller", name("workers"),
                   *self.keys)
        for index in range(workers):
            self.start_worker(index, encrypted)
        self.context = zmq.Context()
        self.controller = Peer(self.context, name("clients"), self.key)
        self.collector = Peer(self.context, name("results"), self.key)

    def address(self, name):
        return f"ipc://{self.folder}/{name}.socket"

    def make_keys(self):
        def run(*words):
            subprocess.run([self.program, "keys", *words], check=True, cwd=self.folder,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        run("new", "server")
        run("new", "worker", "--role", "worker")
        run("new", "bench")
        self.keys = ["--keys", f"{self.folder}/layoutctl-keys"]
        words = {}
        with open(f"{self.folder}/layoutctl-keys/bench.key") as file:
            for line in file:
                parts = line.split()
                if len(parts) == 2:
                    words[parts[0]] = parts[1].encode()
        self.key = (words["public"], words["secret"], words["server"])

    def start(self, name, *words):
        log = open(f"{self.folder}/{name}.log", "ab")
        self.processes[name] = subprocess.Popen(
            [self.program, *words], stdout=log, stderr=log)

    def start_worker(self, index, encrypted):
        key = ["--key", f"{self.folder}/layoutctl-keys/worker.key"] if encrypted else []
        self.start(f"worker{index}", "worker", "--controller", self.address("workers"), *key)

    def warm_up(self):
        """Has every worker build its solver, so that what is timed is the pool."""
        specification, variants = chain(100, 40, 50)
        self.run("warm-up", specification, variants)

    def run(self, job, specification, variants, on_frames=None):
        """Submits a job, takes all its frames, and gives the seconds to its end."""
        begin = time.perf_counter()
        self.controller.submit(job, specification, variants)
        while self.controller.receive(60)[0] != "accepted":
            pass
        self.collector.follow(job)
        taken = unconfirmed = 0
        while True:
            name, header, payload = self.collector.receive(120)
            if header.get("job") != job:
                continue
            if name == "end":
                if header["recorded"] != variants or taken != variants:
                    raise SystemExit(f"{job}: {taken} taken, {header['recorded']} recorded of {variants}")
                return time.perf_counter() - begin
            if name == "frames":
                taken += header["count"]
                unconfirmed += len(payload)
                if unconfirmed > 2 << 20:
                    self.collector.follow(job, header["sequence"] + 1)
                    unconfirmed = 0
                if on_frames:
                    on_frames(taken)

    def processor_seconds(self):
        """Processor time so far of the workers together, of the collector, of the controller and of this client."""
        def of(*names):
            return sum(run_nanoseconds(self.processes[name].pid) for name in names) / 1e9
        workers = [name for name in self.processes if name.startswith("worker")]
        own = os.times()
        return {"workers": of(*workers), "collector": of("collector"), "controller": of("controller"),
                "client": own.user + own.system}

    def close(self):
        for process in self.processes.values():
            process.send_signal(signal.SIGTERM)
        for process in self.processes.values():
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.context.destroy(linger=0)
        shutil.rmtree(self.folder, ignore_errors=True)


def one_variant_jobs(pool, number, window):
    """Jobs of one variant each, so many under way at once: ended jobs a second."""
    specification, _ = chain(100, 1, 1)
    begin, started, next_job, done = time.perf_counter(), set(), 0, 0
    poller = zmq.Poller()
    for peer in (pool.controller, pool.collector):
        poller.register(peer.socket, zmq.POLLIN)
    while done < number:
        while next_job < number and len(started) < window:
            job = f"jobs-{next_job}"
            started.add(job)
            pool.controller.submit(job, specification, 1, request=next_job + 1)
            # Before it is accepted: a follower may wait for a job that is still to come.
            pool.collector.follow(job)
            next_job += 1
        if not poller.poll(30_000):
            raise SystemExit("jobs of one variant stand still")
        while pool.controller.socket.poll(0):
            pool.controller.receive(1)
        while pool.collector.socket.poll(0):
            name, header, _ = pool.collector.receive(1)
            if name == "end" and header["job"] in started:
                started.remove(header["job"])
                done += 1
    return number / (time.perf_counter() - begin)


def round_trips(pool, number):
    """Jobs of one variant each, one after the other: milliseconds from SUBMIT until its frames are here, recorded."""
    specification, _ = chain(100, 1, 1)
    times = []
    for index in range(number):
        job = f"trip-{index}"
        begin = time.perf_counter()
        pool.controller.submit(job, specification, 1, request=index + 1)
        pool.collector.follow(job)
        while True:
            name, header, _ = pool.collector.receive(30)
            if name == "frames" and header["job"] == job:
                break
        times.append((time.perf_counter() - begin) * 1000)
        while pool.controller.socket.poll(0):
            pool.controller.receive(1)
    return times


def recovery(program, scale):
    """A worker is killed with kill -9 while it solves: seconds from then to the job's end beyond the work left."""
    pool = Pool(program)
    try:
        pool.warm_up()
        specification, variants = chain(100, 400, int(500 * scale) or 50)
        killed = []

        def kill(taken):
            if not killed and taken > variants * 0.6:
                pool.processes["worker1"].kill()
                killed.append((time.perf_counter(), taken))

        begin = time.perf_counter()
        pool.run("killed", specification, variants, kill)
        end = time.perf_counter()
        at, taken = killed[0]
        rate = taken / (at - begin)
        # What is left runs on one worker at half the rate at worst.
        return max(0.0, end - at - 2 * (variants - taken) / rate)
    finally:
        pool.close()


def controller_memory(program, jobs):
    """Resident megabytes of a controller: alone, with queued jobs of ten families, and with one job of 10^9 variants."""
    figures = {}
    pool = Pool(program, workers=0)
    try:
        pid = pool.processes["controller"].pid
        figures["idle"] = resident_megabytes(pid)
        specifications = [chain(20 + family, 10, 10) for family in range(10)]
        for index in range(jobs):
            specification, variants = specifications[index % 10]
            pool.controller.submit(f"queued-{index}", specification, variants, request=index + 1)
            if index % 100 == 99:
                for _ in range(100):
                    pool.controller.receive(60)
        time.sleep(3)
        figures["queued"] = resident_megabytes(pid)
    finally:
        pool.close()
    pool = Pool(program, workers=0)
    try:
        specification, variants = chain(100, 31_623, 31_623)
        pool.controller.submit("huge", specification, variants)
        pool.controller.receive(60)
        time.sleep(2)
        figures["huge"] = resident_megabytes(pool.processes["controller"].pid)
        figures["huge_variants"] = variants
    finally:
        pool.close()
    return figures


def run_nanoseconds(pid):
    """Time that all threads of a process have run, exact."""
    total = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/schedstat") as stat:
            total += int(stat.read().split()[0])
    return total


def cancellation(program, views=5000):
    """A job of 5,000 views is cancelled inside its cold build: milliseconds until its worker stands still."""
    pool = Pool(program, workers=1)
    try:
        pid = pool.processes["worker0"].pid
        specification, variants = chain(views, 10, 10, are_views=True)
        before = run_nanoseconds(pid)
        pool.controller.submit("cold", specification, variants)
        pool.controller.receive(60)
        # Well inside the build: the job is read and checked by then, and no variant is solved.
        while run_nanoseconds(pid) - before < 5e9:
            time.sleep(0.05)
        begin = time.perf_counter()
        pool.controller.send("cancel", {"request": 2, "job": "cold"})
        last, stopped = run_nanoseconds(pid), begin
        while time.perf_counter() - stopped < 1 and time.perf_counter() - begin < 60:
            time.sleep(0.002)
            now = run_nanoseconds(pid)
            # Ticks of the idle worker are microseconds.
            if now - last > 1e6:
                stopped = time.perf_counter()
            last = now
        return (stopped - begin) * 1000
    finally:
        pool.close()


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


def layout_runs(program, scale):
    """Layout jobs from submit to recorded, with one and two workers: variants a second, kinds of solves, who was busy."""
    rows = []
    for name, file in layouts(scale).items():
        for workers in (1, 2):
            folder = tempfile.mkdtemp(prefix="pool-bench-")
            try:
                with open(f"{folder}/jobs.json", "w") as out:
                    json.dump(file, out)
                begin = time.perf_counter()
                process = subprocess.Popen(
                    [program, "submit", f"{folder}/jobs.json", "--results", f"{folder}/results",
                     "--workers", str(workers)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                busy = {}
                while process.poll() is None:
                    try:
                        busy["services"] = cpu_seconds(process.pid)
                        children = f"/proc/{process.pid}/task/{process.pid}/children"
                        with open(children) as list_of_children:
                            pids = list_of_children.read().split()
                        if pids:
                            busy["workers"] = max(
                                busy.get("workers", 0), sum(cpu_seconds(pid) for pid in pids))
                    except OSError:
                        pass
                    time.sleep(0.05)
                seconds = time.perf_counter() - begin
                if process.returncode:
                    raise SystemExit(f"submit of {name} ended with {process.returncode}")
                database = sqlite3.connect(f"file:{folder}/results/results.sqlite?mode=ro", uri=True)
                count, hits, builds, size = database.execute(
                    "SELECT sum(count), sum(hits), sum(builds), sum(length(payload)) FROM burst").fetchone()
                database.close()
                rows.append({
                    "name": name, "workers": workers, "variants": count, "seconds": seconds,
                    "rate": count / seconds, "hits": hits, "builds": builds,
                    "walks": count - hits - builds, "bytes": size,
                    "worker_busy": busy.get("workers", 0) / seconds / workers,
                    "service_busy": busy.get("services", 0) / seconds})
            finally:
                shutil.rmtree(folder, ignore_errors=True)
    return rows


def peers(short):
    """What ipyparallel and Dask do with the same load; a line of why not where one is not installed."""
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "pool_peers.py")
    rows = []
    for peer in ("ipyparallel", "dask"):
        try:
            done = subprocess.run([sys.executable, script, peer, "1000" if short else "10000"],
                                  capture_output=True, text=True, timeout=900)
        except subprocess.TimeoutExpired:
            rows.append({"peer": peer, "failure": ["no end within 15 minutes"]})
            continue
        if done.returncode:
            rows.append({"peer": peer, "failure": done.stderr.strip().splitlines()[-1:]})
        else:
            rows.append(json.loads(done.stdout.strip().splitlines()[-1]))
    return rows


def commit_milliseconds(number=500):
    """What a synced commit of a 3 KB row costs on the disk where pools keep their files: the median."""
    folder = tempfile.mkdtemp(prefix="pool-bench-")
    try:
        database = sqlite3.connect(f"{folder}/commits.sqlite", isolation_level=None)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE row(number INTEGER PRIMARY KEY, body BLOB)")
        body, times = bytes(3200), []
        for _ in range(number):
            begin = time.perf_counter()
            database.execute("INSERT INTO row(body) VALUES(?)", (body,))
            times.append((time.perf_counter() - begin) * 1000)
        database.close()
        return statistics.median(times)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def rate(pool, name, specification, variants, runs):
    """Results a second, the median of some runs, and microseconds of processor time a result, by process."""
    before = pool.processor_seconds()
    rates = [variants / pool.run(f"{name}-{index}", specification, variants) for index in range(runs)]
    after = pool.processor_seconds()
    costs = {key: (after[key] - before[key]) * 1e6 / (runs * variants) for key in before}
    return statistics.median(rates), costs


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def cpu_name():
    try:
        with open("/proc/cpuinfo") as lines:
            return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.machine()


def measure(program, short):
    scale = 0.1 if short else 1
    figures = {"load": os.getloadavg()[0], "short": short, "commit": commit_milliseconds()}
    for name, encrypted in (("plain", False), ("curve", True)):
        pool = Pool(program, encrypted=encrypted)
        try:
            pool.warm_up()
            specification, variants = chain(100, 400, int(250 * scale))
            # The first run builds the solvers.
            pool.run("chunks", specification, variants)
            figures[f"{name}_chunks"], figures[f"{name}_chunks_cpu"] = rate(
                pool, "chunks", specification, variants, 3)
            figures[f"{name}_jobs"] = one_variant_jobs(pool, int(4000 * scale), 128)
            times = round_trips(pool, int(2000 * scale))
            figures[f"{name}_p50"] = statistics.median(times)
            figures[f"{name}_p99"] = percentile(times, 0.99)
        finally:
            pool.close()
        pool = Pool(program, encrypted=encrypted, chunk=1)
        try:
            pool.warm_up()
            specification, variants = chain(100, 400, int(50 * scale))
            pool.run("ones", specification, variants)
            figures[f"{name}_ones"], figures[f"{name}_ones_cpu"] = rate(
                pool, "ones", specification, variants, 3)
        finally:
            pool.close()
    figures["cancel"] = cancellation(program)
    figures["recovery"] = recovery(program, scale)
    figures["memory"] = controller_memory(program, 1000 if short else 10_000)
    figures["layouts"] = layout_runs(program, 0.02 if short else 1)
    figures["peers"] = peers(short)
    return figures


def page(figures, runs):
    rows = [
        "| pool of two workers, 400 doubles a result | chunks, results/s | one at a time, results/s | "
        "jobs of one result, jobs/s | round trip p50 / p99 ms |",
        "| --- | --- | --- | --- | --- |"]
    titles = (("plain", "layoutctl, recorded on disk"), ("curve", "layoutctl, recorded, CURVE"))
    for name, title in titles:
        rows.append(
            f"| {title} | {figures[name + '_chunks']:,.0f} | {figures[name + '_ones']:,.0f} | "
            f"{figures[name + '_jobs']:,.0f} | {figures[name + '_p50']:.2f} / {figures[name + '_p99']:.2f} |")
    for peer in figures["peers"]:
        if "failure" in peer:
            rows.append(f"| {peer['peer']} | not run: {' '.join(peer['failure'])} | | | |")
        else:
            rows.append(
                f"| {peer['peer']} {peer['version']}, in memory | {peer['chunks']:,.0f} | "
                f"{peer['ones']:,.0f} | | {peer['p50']:.2f} / {peer['p99']:.2f} |")
    rows += [
        "",
        "One at a time is one job whose chunks are one variant (`controller --chunk 1`). A round trip is a job of one variant "
        "from SUBMIT until its frames, recorded, are at the client: two synced commits, of which this disk takes "
        f"{figures['commit']:.2f} ms each (p50, SQLite, WAL, synchronous=FULL, one row of 3 KB).",
        "",
        "| processor time a result, us | workers together | collector | controller | client (Python) |",
        "| --- | --- | --- | --- | --- |"]
    for name, title in titles:
        for kind, words in (("chunks", "chunks"), ("ones", "one at a time")):
            cost = figures[f"{name}_{kind}_cpu"]
            rows.append(
                f"| {title}, {words} | {cost['workers']:.0f} | {cost['collector']:.0f} | "
                f"{cost['controller']:.0f} | {cost['client']:.0f} |")
    memory = figures["memory"]
    rows += [
        "",
        f"A job cancelled inside the cold build of 5,000 views: its worker stands still {figures['cancel']:.0f} ms later.",
        f"One of two workers killed: the job ends {figures['recovery']:.1f} s later than its work takes.",
        f"Controller memory: {memory['idle']:.0f} MB idle, {memory['queued']:.0f} MB with "
        f"{1000 if figures['short'] else 10000:,} queued jobs of 10 families, {memory['huge']:.0f} MB with one job of "
        f"{memory['huge_variants']:,} variants.",
        "",
        "| layout work, submit to recorded | workers | variants | variants/s | hits / walks / builds | "
        "MB recorded | a worker busy | services busy |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |"]
    for row in figures["layouts"]:
        rows.append(
            f"| {row['name']} | {row['workers']} | {row['variants']:,} | {row['rate']:,.0f} | "
            f"{row['hits']:,} / {row['walks']:,} / {row['builds']:,} | {row['bytes'] / 1e6:,.0f} | "
            f"{100 * row['worker_busy']:.0f} % | {100 * row['service_busy']:.0f} % |")
    note = " in short mode" if figures["short"] else ""
    return "\n".join([
        f"`scripts/bench pool`{note} on {cpu_name()}, {os.cpu_count()} cores, load average {figures['load']:.1f} at the "
        "start; peers in the same run. Busy is processor time by wall time; what stands near 100 % is the bottleneck.",
        "", *rows])


def write_page(path, text):
    """Puts the section between its marks; the rest of the page is other people's."""
    with open(path) as file:
        whole = file.read()
    if MARKS[0] not in whole:
        whole = whole.rstrip("\n") + f"\n\n## The pool\n\n{MARKS[0]}\n{MARKS[1]}\n"
    before, rest = whole.split(MARKS[0], 1)
    after = rest.split(MARKS[1], 1)[1]
    with open(path, "w") as file:
        file.write(f"{before}{MARKS[0]}\n{text}\n{MARKS[1]}{after}")


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench pool", description=__doc__)
    parser.add_argument("--program", required=True, help="layoutctl, a release build")
    parser.add_argument("--page", help="docs/benchmarks.md; printed alone when not given")
    parser.add_argument("--short", action="store_true", help="a tenth of the work, for a look")
    options = parser.parse_args()
    begin = time.time()
    figures = measure(options.program, options.short)
    text = page(figures, 1)
    print(text)
    if options.page:
        write_page(options.page, text)
    print(f"took {time.time() - begin:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
