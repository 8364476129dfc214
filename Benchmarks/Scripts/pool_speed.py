"""How fast the pool is: results and jobs a second, round trips, the ways of a result, and the peers with the same load."""
import contextlib
import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

import zmq

from lw1 import chain
from pool_daemons import PLACES, Pool
from pool_lease import lease_trips

# The part that is measured only when it is named.
AWAKE = "memory-awake"
# How long an idle core of a guest polls before it halts; the kernel's own value is 200,000 ns.
HALT_POLL = "/sys/module/haltpoll/parameters/guest_halt_poll_ns"


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


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
