"""What the pool takes for a fault, a cancellation and a long queue: seconds and megabytes."""
import time

from lw1 import chain
from pool_daemons import Pool, resident_megabytes, run_nanoseconds


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
