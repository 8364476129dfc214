"""A pool of real daemons in a folder of its own, for those who measure it."""
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time

import zmq

from lw1 import Peer, chain

# Where pools keep their files: on the disk, or in memory as the peers do.
PLACES = {"disk": None, "memory": "/dev/shm"}


def resident_megabytes(pid):
    with open(f"/proc/{pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def run_nanoseconds(pid):
    """Time that all threads of a process have run, exact."""
    total = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/schedstat") as stat:
            total += int(stat.read().split()[0])
    return total


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
                   name("clients"), "--workers-address", name("workers"), "--collector", name("frames"),
                   "--results-address", name("results"), *size, *self.keys)
        self.start("collector", "collector", "--results", f"{self.folder}/results", "--workers-address",
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
