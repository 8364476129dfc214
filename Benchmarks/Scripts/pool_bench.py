#!/usr/bin/env python3
"""Times the pool with real daemons, ipyparallel and Dask beside it in the same run, and writes docs/benchmarks.md.

Results carry 400 doubles: 100 items, four numbers each. Peers return as many, as bytes. Every pool runs two workers.

The peers keep queue and results in the memory of their processes, so the row to compare with them is the one whose state
folder lies in memory (/dev/shm); the same pool on the disk stands beside it. Needs Python 3.9 with pyzmq, and for the peers
ipyparallel, distributed and numpy.

--part NAME measures that part alone, --figures FILE keeps what was measured, so that the parts of one page can be taken one
after another (a part is under seven minutes). Without --part all are measured but memory-awake, which has to be named: it
needs root and, while it runs, lets idle cores of a virtual machine poll before they halt.
"""
import argparse
import contextlib
import json
import math
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

import page
from lw1 import Peer, chain
from pool_lease import lease_trips

# Where pools keep their files: on the disk, or in memory as the peers do.
PLACES = {"disk": None, "memory": "/dev/shm"}
PARTS = ["memory", "memory-curve", "disk", "disk-curve", "faults", "queue", "login", "labels", "peers"]
AWAKE = "memory-awake"
# How long an idle core of a guest polls before it halts; the kernel's own value is 200,000 ns.
HALT_POLL = "/sys/module/haltpoll/parameters/guest_halt_poll_ns"


def resident_megabytes(pid):
    with open(f"/proc/{pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


class Pool:
    """Controller, collector and workers as processes in a folder of their own."""

    def __init__(self, program, workers=2, encrypted=False, chunk=None, place="disk"):
        self.folder = tempfile.mkdtemp(prefix="pool-bench-", dir=PLACES[place])
        self.program = program
        self.keys = []
        self.key = None
        # How often results were asked for again.
        self.restarts = 0
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
        expected, restarting = 1, False
        while True:
            name, header, payload = self.collector.receive(120)
            if header.get("job") != job:
                continue
            if name in ("frames", "end"):
                # Small bursts may come faster than the socket takes them: what is lost is asked for again.
                number = header["sequence"] if name == "frames" else header["lastSequence"] + 1
                if number > expected:
                    if name == "end" or not restarting:
                        self.collector.follow(job, expected, restarts=True)
                        self.restarts += 1
                    restarting = True
                    continue
                if name == "frames":
                    if number < expected:
                        continue
                    expected, restarting = number + 1, False
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

    def await_end(self, job):
        """Waits until the controller says that a job is done."""
        while True:
            self.controller.send("list", {"request": 9, "limit": 1})
            name, _, body = self.controller.receive(60)
            if name == "reply":
                state = json.loads(body)[0]
                if state["job"] == job and state["state"] not in ("accepted", "running"):
                    if state["state"] != "done":
                        raise SystemExit(f"{job} is {state['state']}")
                    return
            time.sleep(0.05)

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
    figures = {"jobs": jobs}
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


def rate(pool, name, widths, heights, runs):
    """Results a second, the median of some runs, and microseconds of processor time a result, by process.

    Each run is another content, with a cold build on each worker in it: none is taken over from the one before."""
    before = pool.processor_seconds()
    rates = []
    for index in range(runs):
        specification, variants = chain(100, widths, heights, step=0.5 + index / 8)
        rates.append(variants / pool.run(f"{name}-{index}", specification, variants))
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


def relay(place, number):
    """Milliseconds of round trips through processes that only pass on: in a program of its own, which may fork."""
    words = "import json, sys; from pool_relay import relay_trips; print(json.dumps(relay_trips(*json.loads(sys.argv[1]))))"
    done = subprocess.run(
        [sys.executable, "-c", words, json.dumps([place, number])], check=True, capture_output=True, text=True,
        cwd=os.path.dirname(os.path.abspath(__file__)), timeout=120)
    return json.loads(done.stdout)


@contextlib.contextmanager
def polling_cores():
    """Has idle cores poll as long as the kernel's default says, gives the machine's own nanoseconds and puts them back."""
    try:
        with open(HALT_POLL) as file:
            before = file.read()
        with open(HALT_POLL, "w") as file:
            file.write("200000")
    except OSError as error:
        raise SystemExit(f"{AWAKE} needs root on a virtual machine with the haltpoll governor: {error}")
    try:
        yield int(before)
    finally:
        with open(HALT_POLL, "w") as file:
            file.write(before)


def trips(program, place, encrypted, scale):
    """Round trips, and without keys the ways from queue to record and through processes that only pass on, files in a
    place: medians and 99th percentiles."""
    pool = Pool(program, encrypted=encrypted, place=place)
    try:
        pool.warm_up()
        times = {"": round_trips(pool, int(2000 * scale))}
    finally:
        pool.close()
    if not encrypted:
        times["lease_"] = lease_trips(program, PLACES[place], int(2000 * scale))
        times["relay_"] = relay(PLACES[place], int(2000 * scale))
    return {f"{name}{key}": value for name, row in times.items()
            for key, value in (("p50", statistics.median(row)), ("p99", percentile(row, 0.99)))}


def speeds(program, place, encrypted, scale):
    """What a pool does with results of 400 doubles, its files in a place."""
    figures = trips(program, place, encrypted, scale)
    pool = Pool(program, encrypted=encrypted, place=place)
    try:
        pool.warm_up()
        figures["chunks"], figures["chunks_cpu"] = rate(pool, "chunks", 400, int(250 * scale), 3)
        figures["jobs"] = one_variant_jobs(pool, int(4000 * scale), 128)
    finally:
        pool.close()
    pool = Pool(program, encrypted=encrypted, chunk=1, place=place)
    try:
        pool.warm_up()
        figures["ones"], figures["ones_cpu"] = rate(pool, "ones", 400, max(1, int(30 * scale)), 3)
        figures["restarts"] = pool.restarts
    finally:
        pool.close()
    return figures


def measure(program, short, part):
    """The figures of one part."""
    scale = 0.1 if short else 1
    place, _, security = part.partition("-")
    if part == AWAKE:
        with polling_cores() as usual:
            return {**trips(program, place, False, scale), "usual": usual}
    if place in PLACES:
        figures = speeds(program, place, security == "curve", scale)
        if part == "disk":
            figures["commit"] = commit_milliseconds()
        return figures
    if part == "faults":
        return {"cancel": sorted(cancellation(program) for _ in range(3)), "recovery": recovery(program, scale)}
    if part == "queue":
        return controller_memory(program, 1000 if short else 10_000)
    if part in ("login", "labels"):
        name = "40 labels" if part == "labels" else part
        return {"rows": layout_runs(program, 0.02 if short else 1, name)}
    return {"rows": peers(short)}


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


def main():
    parser = argparse.ArgumentParser(
        prog="scripts/bench pool", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, help="layoutctl, a release build")
    parser.add_argument("--page", help="docs/benchmarks.md; printed alone when not given")
    parser.add_argument("--short", action="store_true", help="a tenth of the work, for a look")
    parser.add_argument("--part", choices=[*PARTS, AWAKE], action="append", help="this part alone; may be said again")
    parser.add_argument("--figures", help="JSON that keeps figures from one call to the next")
    options = parser.parse_args()
    figures = {}
    if options.figures and os.path.exists(options.figures):
        with open(options.figures) as file:
            figures = json.load(file)
    for part in options.part or PARTS:
        begin, load = time.time(), os.getloadavg()[0]
        figures[part] = {**measure(options.program, options.short, part), "load": load, "short": options.short}
        print(f"{part} took {time.time() - begin:.0f} s", file=sys.stderr)
        if options.figures:
            with open(options.figures, "w") as file:
                json.dump(figures, file, indent=1)
    text = section(figures)
    print(text)
    if options.page:
        page.replace_section(options.page, "pool", ["## The pool", "", text])


if __name__ == "__main__":
    main()
