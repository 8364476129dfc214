#!/usr/bin/env python3
"""Many connections and many jobs must leave a pool as it was: memory and descriptors of its daemons are flat.

Ends with 1 when one of them grew more than it may. Usage: scripts/soak [--connects N] [--jobs N]
"""
import argparse
import os
import sys

import zmq

from lw1 import Peer, chain
from pool_daemons import Pool, resident_megabytes

# What a heap may breathe; a leak of 1 KB a connection would be 10 MB.
ALLOWED_MEGABYTES = 6
ALLOWED_DESCRIPTORS = 20


def descriptors(pid):
    return len(os.listdir(f"/proc/{pid}/fd"))


def state(pool):
    return {name: (resident_megabytes(process.pid), descriptors(process.pid))
            for name, process in pool.processes.items()}


def connect(pool, number):
    """Connections that greet and break off, in turn at each door for clients."""
    for index in range(number):
        context = zmq.Context()
        peer = Peer(context, pool.address("clients" if index % 2 else "results"))
        if index % 3 == 0:
            peer.send("bye", {"code": "bye", "text": ""})
        context.destroy(linger=0)


def run_jobs(pool, first, number):
    """Jobs of 40 variants, run and forgotten."""
    for index in range(first, first + number):
        # Each another layout, so that workers build and drop solvers too.
        specification, variants = chain(3 + index % 97, 8, 5)
        job = f"soak-{index}"
        pool.run(job, specification, variants)
        pool.controller.send("forget", {"request": index + 1, "job": job})
        while pool.controller.receive(30)[0] != "forgotten":
            pass


def main():
    parser = argparse.ArgumentParser(prog="scripts/soak", description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--connects", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1_000)
    options = parser.parse_args()
    pool = Pool(options.program)
    try:
        # A tenth first: caches and heaps reach their size.
        connect(pool, max(1, options.connects // 10))
        run_jobs(pool, 0, max(100, options.jobs // 10))
        before = state(pool)
        connect(pool, options.connects)
        run_jobs(pool, 10_000, options.jobs)
        after = state(pool)
    finally:
        pool.close()
    is_flat = True
    for name, (megabytes, files) in before.items():
        more, more_files = after[name][0] - megabytes, after[name][1] - files
        print(f"{name}: {megabytes:.1f} MB, {more:+.1f} MB; {files} descriptors, {more_files:+d}")
        if more > ALLOWED_MEGABYTES or more_files > ALLOWED_DESCRIPTORS:
            is_flat = False
    print(f"{options.connects} connections and {options.jobs} jobs: " + ("flat" if is_flat else "NOT FLAT"))
    sys.exit(0 if is_flat else 1)


if __name__ == "__main__":
    main()
