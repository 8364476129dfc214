"""A client of LW/1 (docs/wire-protocol.md) for benchmarks: greets, submits, follows, asks. Needs pyzmq."""
import hashlib
import json
import os

import zmq

TYPES = {
    "hello": 1, "welcome": 2, "submit": 3, "accepted": 4, "rejected": 5, "status": 6, "list": 7, "explain": 8, "cancel": 10, "cancelled": 11,
    "reply": 9, "follow": 12, "frames": 13, "end": 15, "credit": 16, "lease": 17, "beat": 19, "recorded": 21, "done": 22,
    "have": 25, "ranges": 26, "bye": 28, "error": 29, "forget": 31, "forgotten": 32,
}
NAMES = {number: name for name, number in TYPES.items()}


class Peer:
    """A connection to a controller or a collector."""

    def __init__(self, context, address, key=None):
        self.socket = context.socket(zmq.DEALER)
        self.socket.linger = 0
        self.socket.sndhwm = self.socket.rcvhwm = 100_000
        if key:
            self.socket.curve_publickey, self.socket.curve_secretkey, self.socket.curve_serverkey = key
        self.socket.connect(address)
        self.hashed = None
        self.send("hello", {
            "role": "client", "minorLow": 0, "minorHigh": 0, "uuid": os.urandom(8).hex(),
            "name": "bench", "cores": 0, "build": {"engine": "client", "textModel": "none"},
            "payloadLimit": 1 << 20, "held": []})
        name, _, _ = self.receive(30)
        if name != "welcome":
            raise SystemExit(f"no WELCOME from {address}: {name}")

    def send(self, name, header, payload=None):
        head = bytes([0x4C, 0x57, 1, 0, TYPES[name], 0, 0, 0])
        frames = [head, json.dumps(header).encode()]
        self.socket.send_multipart(frames if payload is None else frames + [payload])

    def receive(self, seconds):
        """The next message: name, header, payload. Ends the program when none comes in time."""
        if not self.socket.poll(int(seconds * 1000)):
            raise SystemExit(f"no answer within {seconds} s")
        frames = self.socket.recv_multipart()
        name = NAMES.get(frames[0][4], str(frames[0][4]))
        if name in ("error", "rejected"):
            raise SystemExit(f"{name}: {frames[1].decode()}")
        return name, json.loads(frames[1]), frames[2] if len(frames) > 2 else b""

    def submit(self, job, specification, variants, request=1, family=None):
        """Hands a job over; its answer is ACCEPTED."""
        # The same bytes again and again, as a client with many small jobs sends them, are hashed once.
        if self.hashed is None or self.hashed[0] is not specification:
            self.hashed = (specification, hashlib.sha256(specification).hexdigest())
        digest = self.hashed[1]
        self.send("submit", {
            "request": request, "job": job, "specification": digest, "family": family or digest,
            "variants": variants, "priority": 0}, specification)

    def follow(self, job, start=1, window=8 << 20, restarts=False):
        """Results from a sequence number on; `restarts` says that what was sent beyond it was lost."""
        self.send("follow", {"job": job, "from": start, "windowBytes": window, "restarts": restarts})


def chain(items, widths, heights, are_views=False, step=1.0):
    """The specification of a job: `items` with the root, each placed after the one before, and its number of variants.

    They are guides if not said: checks look at views, so that next to nothing but the pool is timed. Another step is
    another content: results of a content that was answered before are taken over and not solved again."""
    ids = [f"v{index}" for index in range(items - 1)]
    constraints = []
    for before, item in zip(["screen"] + ids, ids):
        constraints += [
            f"{item}.left == {before}.left + {step}", f"{item}.top == {before}.top + {step}",
            f"{item}.width == {before}.width - {2 * step}", f"{item}.height == {before}.height - {2 * step}"]
    file = {
        "version": 1,
        "layouts": {"chain": {
            "root": {"id": "screen", "children": [{"id": item} for item in ids] if are_views else []},
            "guides": [] if are_views else [{"id": item, "owner": "screen"} for item in ids],
            "constraints": constraints}},
        "sweeps": {"all": [{
            "base": "iphone-15", "widths": {"from": 400, "to": 399 + widths, "step": 1},
            "heights": {"from": 400, "to": 399 + heights, "step": 1}}]},
        "jobs": [{"id": "chain", "layout": "chain", "sweep": "all"}]}
    return json.dumps(file, sort_keys=True).encode(), widths * heights
