"""The least a job's round trip can take on a machine: its messages and its two commits, and nothing done with them. Three
processes pass a job on as controller, worker and collector do; what each sends is as long as theirs, what two of them commit
too. Needs pyzmq."""
import multiprocessing
import shutil
import sqlite3
import tempfile
import time

import zmq

SPECIFICATION, LEASE, FRAMES = bytes(16_000), bytes(300), bytes(3_200)


def database(folder, name):
    connection = sqlite3.connect(f"{folder}/{name}.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE row(number INTEGER PRIMARY KEY, body BLOB)")
    return connection


def bound(folder, name):
    socket = zmq.Context.instance().socket(zmq.ROUTER)
    socket.bind(f"ipc://{folder}/{name}")
    return socket


def connected(folder, name):
    socket = zmq.Context.instance().socket(zmq.DEALER)
    socket.connect(f"ipc://{folder}/{name}")
    return socket


def keep(folder, source, target, answer):
    """A controller or a collector: commits what comes and passes an answer on to whoever said hello."""
    incoming, outgoing = bound(folder, source), bound(folder, target)
    peer = outgoing.recv_multipart()[0]
    rows = database(folder, source)
    while True:
        _, body = incoming.recv_multipart()
        rows.execute("INSERT INTO row(body) VALUES(?)", (body,))
        outgoing.send_multipart([peer, answer])


def work(folder):
    leases, frames = connected(folder, "leases"), connected(folder, "frames")
    leases.send(b"hello")
    while True:
        leases.recv()
        frames.send(FRAMES)


def relay_trips(place, number):
    """Milliseconds from a job's dispatch to its results' arrival, one after another, files in a folder of a place."""
    folder = tempfile.mkdtemp(prefix="pool-relay-", dir=place)
    fork = multiprocessing.get_context("fork")
    processes = [
        fork.Process(target=keep, args=(folder, "jobs", "leases", LEASE), daemon=True),
        fork.Process(target=work, args=(folder,), daemon=True),
        fork.Process(target=keep, args=(folder, "frames", "results", FRAMES), daemon=True)]
    # Forked before this process has a context: contexts do not survive it.
    for process in processes:
        process.start()
    try:
        jobs, results = connected(folder, "jobs"), connected(folder, "results")
        results.send(b"hello")
        times = []
        for _ in range(number):
            begin = time.perf_counter()
            jobs.send(SPECIFICATION)
            if not results.poll(30_000):
                raise SystemExit("the relay stands still")
            results.recv()
            times.append((time.perf_counter() - begin) * 1000)
        # The first waited for connections.
        return times[1:]
    finally:
        for process in processes:
            process.kill()
        zmq.Context.instance().destroy(linger=0)
        shutil.rmtree(folder, ignore_errors=True)
