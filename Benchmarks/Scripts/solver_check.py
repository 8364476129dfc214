#!/usr/bin/env python3
"""Checks the solver's answers against the exact reference of the shared tools (HiGHS; PyPI: highspy numpy).

usage: solver_check.py layouts --runner PROGRAM        the seven kinds of layouts, 10, 100 and 1000 views
       solver_check.py random --runner PROGRAM         random problems, with conflicts and freedom

Prints what was seen, and ends with status 1 when anything is wrong.
"""
import argparse
import collections
import copy
import json
import os
import subprocess
import sys
import tempfile

import random_problems

KINDS = ["tree", "cells", "chain", "chainsoft", "grid", "form", "priomix"]


def layouts(a, tools):
    """Seeds 1 to 5 up to 100 views, 1 for 1000, through the shared bench.py."""
    bad = 0
    with tempfile.TemporaryDirectory() as scratch:
        for views in a.views.split():
            for seed in range(1, 2 if int(views) >= 1000 else 6):
                for kind in KINDS:
                    path = os.path.join(scratch, f"{kind}-{views}-{seed}.lcp")
                    with open(path, "w") as out:
                        subprocess.run([sys.executable, os.path.join(tools, "generate.py"), kind, views, "--seed", str(seed)],
                                       stdout=out, check=True)
                    every = str(a.every if int(views) < 1000 else 4 * a.every)
                    done = subprocess.run([sys.executable, os.path.join(tools, "bench.py"), "--runner", a.runner, "--every", every,
                                           "--limit", "600", path], capture_output=True, text=True)
                    row = json.loads(done.stdout)
                    check = row.get("check") or {}
                    keys = ("steps", "infeasible", "wrong", "missing", "better_than_reference")
                    print(row["file"], {k: check.get(k) for k in keys}, flush=True)
                    bad += not check or any(check[k] for k in keys[2:])
                    os.remove(path)
    print("files that are not right:", bad)
    return bad


class Reference:
    """One problem in the reference: what is feasible, optimal and open."""

    def __init__(self, path, exact, lcp):
        self.exact, self.state = exact, next(lcp.replay(path))

    def without(self, names):
        state = copy.copy(self.state)
        state.cons = {k: c for k, c in self.state.cons.items() if k not in names}
        return state

    def only(self, names):
        state = copy.copy(self.state)
        state.cons = {k: c for k, c in self.state.cons.items() if k in names}
        return state

    def can_hold(self, names):
        """Whether constraints can hold together at the suggestions that are named among them."""
        state = self.only(names)
        edits = {int(n.split()[1]) for n in names if n.startswith("edit ")}
        state.edits = {v: p for v, p in state.edits.items() if v in edits}
        state.sets = {v: x for v, x in state.sets.items() if v in edits}
        return self.exact.Exact(state).solve(state.sets)[0] is not None


def extremes(solver, count):
    """Least and greatest value of each variable over the optimal face that the reference has just fixed.

    None is without end; a variable with an end that the reference could not find, for rounding, gets None instead of both.
    """
    import highspy
    import numpy as np
    h, size, result = solver.h, len(solver.cols), []
    for variable in range(count):
        ends, is_known = [], True
        for sign in (1.0, -1.0):
            cost = np.zeros(size)
            cost[variable] = sign
            h.changeColsCost(size, solver.cols, cost)
            h.run()
            if h.getModelStatus() == highspy.HighsModelStatus.kUnknown:
                h.clearSolver()                                # without the last basis it often finds its way
                h.run()
            status = h.getModelStatus()
            is_optimal = status == highspy.HighsModelStatus.kOptimal
            is_known &= is_optimal or status in (highspy.HighsModelStatus.kUnbounded,
                                                 highspy.HighsModelStatus.kUnboundedOrInfeasible)
            ends.append(h.getSolution().col_value[variable] if is_optimal else None)
        result.append(ends if is_known else None)
    return result


def compare(state, right, values):
    """Levels at which the answer is not as good as the reference's, as words.

    Answers lie on a grid of 2^-20, so that each row may be off by half of that for each unit of its coefficients.
    """
    slack = collections.Counter()
    for row in state.cons.values():
        slack[row.prio] += 2.0 ** -21 * sum(abs(a) for _, a in row.terms)
    mine, theirs = state.violations(values), state.violations(right)
    for priority in sorted(theirs, reverse=True):
        gap = mine[priority] - theirs[priority]
        if abs(gap) > slack[priority] + 1e-6:
            yield f"at priority {priority} {'worse' if gap > 0 else 'better'} by {abs(gap)}"
            return


def differs(mine, right):
    if mine is None or right is None:
        return mine is not right
    return abs(mine - right) > 1e-5


def check_conflicts(problem, reference, answer):
    """What is wrong with the constraints that were given up, as words."""
    given_up = [c["given_up"] for c in answer["conflicts"]]
    order = {"implicit": 0, "generated": 1, "developer": 2}

    def place(name):
        if name.startswith("edit "):
            return 0, -1, int(name.split()[1])
        return order[problem.rows[int(name)][4]], int(name), 0

    for conflict in answer["conflicts"]:
        victim, members = conflict["given_up"], conflict["members"]
        if any(m in given_up and m != victim or place(m) > place(victim) for m in members):
            yield "a member was given up, or comes after the victim"
        if reference.can_hold(members):
            yield "the members can hold together"
        if any(not reference.can_hold([x for x in members if x != m]) for m in members):
            yield "the set is not irreducible"


def check_random(path, problem, answer, exact, lcp, shares):
    """What is wrong with the answer to a random problem, as words."""
    reference = Reference(path, exact, lcp)
    values = answer["values"]
    solver = exact.Exact(reference.state)
    right, moved = solver.solve(reference.state.sets, ambiguity=True)
    if right is None:
        shares["infeasible"] += 1
        if not answer["conflicts"]:
            yield "the reference finds no answer"
            return
        yield from check_conflicts(problem, reference, answer)
        names = {c["given_up"] for c in answer["conflicts"]}
        state = reference.without(names)
        state.edits = {v: p for v, p in state.edits.items() if f"edit {v}" not in names}
        solver = exact.Exact(state)
        right, moved = solver.solve({v: x for v, x in state.sets.items() if v in state.edits}, ambiguity=True)
        if right is None:
            yield "what is kept cannot hold together"
            return
    else:
        state = reference.state
        if answer["conflicts"]:
            yield "the reference finds an answer"
            return
    yield from compare(state, right, values)
    zero = sum(abs(c + sum(a * values[v] for v, a in t.items())) < 1e-6 for _, _, c, t, _ in problem.rows)
    shares["degenerate"] += zero + 2 > len(values)
    shares["ambiguous"] += bool(answer["ambiguous"])
    if not moved - {-1} <= set(answer["ambiguous"]):
        yield f"variables {sorted(moved)} are open, not {answer['ambiguous']} alone"
    for variable, (mine, ends) in enumerate(zip(answer["intervals"], extremes(solver, len(values)))):
        if ends is None:
            shares["with an interval that the reference could not find"] += 1
            continue
        if differs(mine[0], ends[0]) or differs(mine[1], ends[1]):
            yield f"variable {variable} is in {ends}, not in {mine}"
        is_open = None in ends or ends[1] - ends[0] > 2e-5
        if is_open and variable not in answer["ambiguous"]:
            yield f"variable {variable} is open"


def random_run(a, tools):
    sys.path.insert(0, tools)
    import exact_reference
    import lcp
    shares, bad = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, "random.lcp")
        for seed in range(a.first, a.first + a.count):
            problem = random_problems.make(seed)
            with open(path, "w") as out:
                out.write(problem.text())
            done = subprocess.run([a.runner, path, "--explain"], capture_output=True, text=True)
            found = [f"no answer: {done.stderr[-200:]}"]
            if done.returncode == 0:
                answer = json.loads(done.stdout)
                found = list(check_random(path, problem, answer, exact_reference, lcp, shares))
            if found:
                bad += 1
                print(f"seed {seed}:", *found, sep="\n  ", flush=True)
            rows = [tuple(sorted(t.items())) for _, _, _, t, _ in problem.rows]
            directions = [tuple((v, round(x / t[0][1], 9)) for v, x in t) for t in rows if t]
            priorities = {p for p, *_ in problem.rows}
            shares["non-unit coefficients"] += any(abs(x) != 1 for t in rows for _, x in t)
            shares["duplicated or parallel rows"] += len(set(directions)) < len(directions)
            shares["3 to 8 levels"] += 3 <= len(priorities) <= 8
            shares["fractional priorities"] += any(p != int(p) for p in priorities)
    print("problems:", a.count, "not right:", bad)
    for name, count in sorted(shares.items()):
        print(f"  {name}: {100 * count / a.count:.1f} %")
    if min(shares[k] for k in ("infeasible", "degenerate", "ambiguous")) < 0.2 * a.count:
        print("a share is below 20 %")
        bad += 1
    return bad


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("what", choices=["layouts", "random"])
    ap.add_argument("--runner", required=True)
    ap.add_argument("--root", required=True)
    ap.add_argument("--count", type=int, default=5000)
    ap.add_argument("--first", type=int, default=0)
    ap.add_argument("--views", default="10 100 1000")
    ap.add_argument("--every", type=int, default=10)
    a = ap.parse_args()
    tools = os.path.join(os.environ.get("LAYOUT_SHARED", os.path.join(a.root, "..", "shared")), "tools", "solver")
    if not os.path.isdir(tools):
        sys.exit("the exact reference is in the shared tools; LAYOUT_SHARED names their folder")
    sys.exit(1 if (layouts if a.what == "layouts" else random_run)(a, tools) else 0)


if __name__ == "__main__":
    main()
