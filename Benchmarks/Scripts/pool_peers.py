#!/usr/bin/env python3
"""The load of pool_bench.py on ipyparallel or Dask: prints one line of JSON. Usage: pool_peers.py PEER TASKS"""
import json
import statistics
import sys
import time


def task(index):
    """400 doubles as bytes: lists of numbers are far slower to gather, which would not be fair."""
    import array
    return array.array("d", [index + step * 0.1 for step in range(400)]).tobytes()


def chunk(first):
    import array
    return [array.array("d", [index + step * 0.1 for step in range(400)]).tobytes()
            for index in range(first, first + 100)]


def figures(tasks, run_all, run_one):
    run_all(task, range(50))
    begin = time.perf_counter()
    count = len(run_all(task, range(tasks)))
    ones = count / (time.perf_counter() - begin)
    begin = time.perf_counter()
    count = sum(len(part) for part in run_all(chunk, range(0, tasks, 100)))
    chunks = count / (time.perf_counter() - begin)
    times = []
    for index in range(200):
        begin = time.perf_counter()
        run_one(task, index)
        times.append((time.perf_counter() - begin) * 1000)
    times.sort()
    return {"ones": ones, "chunks": chunks, "p50": statistics.median(times),
            "p99": times[int(len(times) * 0.99)]}


def ipyparallel_figures(tasks):
    import ipyparallel
    cluster = ipyparallel.Cluster(n=2, log_level=40)
    client = cluster.start_and_connect_sync()
    view = client.load_balanced_view()
    try:
        result = figures(
            tasks, lambda body, items: view.map_async(body, items, chunksize=1, ordered=False).get(),
            lambda body, item: view.apply_sync(body, item))
    finally:
        client.close()
        cluster.stop_cluster_sync()
    return {"version": ipyparallel.__version__, **result}


def dask_figures(tasks):
    import logging
    import distributed
    logging.getLogger("distributed").setLevel(50)
    with distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None,
            host="127.0.0.1", silence_logs=50) as cluster, distributed.Client(cluster) as client:
        result = figures(
            tasks, lambda body, items: client.gather(client.map(body, items, pure=False)),
            lambda body, item: client.submit(body, item, pure=False).result())
    return {"version": distributed.__version__, **result}


if __name__ == "__main__":
    peer, tasks = sys.argv[1], int(sys.argv[2])
    made = {"ipyparallel": ipyparallel_figures, "dask": dask_figures}[peer](tasks)
    print(json.dumps({"peer": peer, **made}))
