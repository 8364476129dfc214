"""Times variants one after another with a real worker and a real collector, and a script that is client and scheduler in one:
it commits a chunk to a queue of its own, leases it, and waits until the collector says that the result is committed. It is
the round trip of the yardstick that the pool's bar was read from; a job's own passes a client and two journals more."""
import hashlib
import json
import shutil
import sqlite3
import subprocess
import tempfile
import time

import zmq

from lw1 import NAMES, TYPES, chain


class Lender:
    """A controller of one job and its client."""

    def __init__(self, program, place):
        self.folder = tempfile.mkdtemp(prefix="pool-lease-", dir=place)
        self.context = zmq.Context()
        self.socket = self.context.socket(zmq.ROUTER)
        self.socket.bind(self.address("workers"))
        self.queue = sqlite3.connect(f"{self.folder}/queue.sqlite", isolation_level=None)
        for line in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL",
                     "CREATE TABLE chunk (id INTEGER PRIMARY KEY, first INTEGER, end INTEGER)"):
            self.queue.execute(line)
        self.peers = {}
        # Headers that came before somebody waited for them, by type.
        self.early = {}
        self.processes = [
            subprocess.Popen([program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for words in (
                ["collector", "--results", f"{self.folder}/results", "--workers-address",
                 self.address("frames"),
                 "--clients", self.address("results"), "--controller", self.address("workers")],
                ["worker", "--controller", self.address("workers")])]

    def address(self, name):
        return f"ipc://{self.folder}/{name}.socket"

    def send(self, peer, name, header, payload=None):
        head = bytes([0x4C, 0x57, 1, 0, TYPES[name], 0, 0, 0])
        frames = [self.peers[peer], head, json.dumps(header).encode()]
        self.socket.send_multipart(frames if payload is None else frames + [payload])

    def receive(self, wanted):
        """The header of the next message of a type; greetings and beats before it are answered.
        DONE comes from the worker and RECORDED from the collector, so either may come first: what is not wanted yet is kept."""
        end = time.monotonic() + 30
        while True:
            if self.early.get(wanted):
                return self.early[wanted].pop(0)
            if not self.socket.poll(max(0, (end - time.monotonic()) * 1000)):
                raise SystemExit(f"no {wanted} within 30 s")
            identity, head, text, *_ = self.socket.recv_multipart()
            name = NAMES.get(head[4])
            if name == wanted:
                return json.loads(text)
            header = json.loads(text)
            if name == "error":
                raise SystemExit(f"error: {header}")
            if name == "hello":
                self.peers[header["role"]] = identity
                self.send(header["role"], "welcome", {
                    "role": "controller", "minor": 0, "epoch": 1, "beatMilliseconds": 2000, "leaseMilliseconds": 10000,
                    "collector": self.address("frames"), "creditBytes": 0, "drop": []})
                if wanted == "peers" and len(self.peers) == 2:
                    return header
            elif name == "beat":
                role = next(role for role, known in self.peers.items() if known == identity)
                answers = [{"chunk": chunk["chunk"], "attempt": chunk["attempt"], "order": "extend"}
                           for chunk in header["chunks"]]
                self.send(role, "beat", {
                    "number": header["number"], "chunks": [], "answers": answers, "drain": False, "isReady": True})
            elif name in ("recorded", "done"):
                self.early.setdefault(name, []).append(header)

    def times(self, number):
        """Milliseconds from a variant's way into the queue to its RECORDED, one after another."""
        self.receive("peers")
        specification, variants = chain(100, number + 1, 1)
        digest = hashlib.sha256(specification).hexdigest()
        self.send("collector", "have", {
            "job": "lease", "specification": digest, "variants": variants, "from": 0, "reopens": False,
            "question": 1}, specification)
        self.receive("ranges")
        times = []
        for variant in range(variants):
            begin = time.perf_counter()
            self.queue.execute("INSERT INTO chunk VALUES (?, ?, ?)", (variant + 1, variant, variant + 1))
            self.send("worker", "lease", {
                "job": "lease", "chunk": variant + 1, "attempt": 1, "ranges": [variant, variant + 1],
                "family": digest, "specification": digest, "leaseMilliseconds": 10000,
                "variantMilliseconds": 10000, "burst": 1, "isCareful": False},
                None if variant else specification)
            recorded = self.receive("recorded")
            times.append((time.perf_counter() - begin) * 1000)
            if recorded["ranges"] != [variant, variant + 1]:
                raise SystemExit("another variant was recorded")
            self.receive("done")
        # The first built the solver.
        return times[1:]

    def close(self):
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(20)
        self.context.destroy(linger=0)
        shutil.rmtree(self.folder, ignore_errors=True)


def lease_trips(program, place, number):
    """Milliseconds from the queue to the record, one variant after another, with queue and results in a folder of a place."""
    lender = Lender(program, place)
    try:
        return lender.times(number)
    finally:
        lender.close()
