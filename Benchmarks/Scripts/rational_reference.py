#!/usr/bin/env python3
"""Checks breakpoints, answers and intervals against exact rational arithmetic, on random problem files.

usage: rational_reference.py --runner PROGRAM [--count N] [--first SEED]

The reference is a lexicographic simplex over fractions (PyPI gmpy2 makes them faster where it is installed): recovery in the
order of keeping, then the priorities, then the tie-break. One parameter runs; inside each piece that the solver names, the
exact answers at three places must lie on one line, and where two such lines meet, or where a kept set stops to hold, is the
exact breakpoint.
"""
import argparse
import collections
import json
import os
import subprocess
import sys
import tempfile

import random_problems

try:
    from gmpy2 import mpq as Rational
except ImportError:
    from fractions import Fraction as Rational

ZERO, ONE = Rational(0), Rational(1)
ORDER = {"implicit": 0, "generated": 1, "developer": 2}


class Simplex:
    """Rows `basic = constant + coefficients . nonbasic`; free items enter the basis first, all others are >= 0."""

    def __init__(self, free):
        self.rows, self.free, self.count = {}, set(range(free)), free
        self.columns = list(range(free))

    def new(self):
        self.count += 1
        return self.count - 1

    def pivot(self, basic, column):
        row = self.rows.pop(basic)
        factor = row.pop(column)
        solved = {k: -x / factor for k, x in row.items()}
        solved[basic] = ONE / factor
        for key, other in self.rows.items():
            amount = other.pop(column, None)
            if amount:
                for k, x in solved.items():
                    total = other.get(k, ZERO) + amount * x
                    if total:
                        other[k] = total
                    else:
                        other.pop(k, None)
        self.rows[column] = solved

    def drop(self, column):
        """Fixes a nonbasic item at zero."""
        for row in self.rows.values():
            row.pop(column, None)

    def crash(self):
        """Brings every free item that some row mentions into the basis."""
        for item in sorted(self.free):
            if item in self.rows:
                continue
            for basic, row in self.rows.items():
                if basic not in self.free and basic != "cost" and row.get(item):
                    self.pivot(basic, item)
                    break

    def minimise(self, cost, bounded):
        """Bland's rule; `bounded` items are >= 0. False when there is no end."""
        self.rows["cost"] = cost
        while True:
            objective = self.rows["cost"]
            entering = None
            for item in sorted(k for k in objective if k != "1"):
                if objective[item] < 0 or item in self.free:
                    entering = item
                    break
            if entering is None:
                break
            up = objective[entering] < 0
            leaving, best = None, None
            for basic in sorted(k for k in self.rows if k != "cost" and k in bounded):
                speed = self.rows[basic].get(entering, ZERO)
                speed = speed if up else -speed
                if speed < 0:
                    ratio = self.rows[basic].get("1", ZERO) / -speed
                    if best is None or ratio < best:
                        leaving, best = basic, ratio
            if leaving is None:
                del self.rows["cost"]
                return False
            self.pivot(leaving, entering)
        self.cost = self.rows.pop("cost")
        return True


class Exact:
    """One problem at one point; `rows` are (priority, relation, constant, {variable: factor})."""

    def __init__(self, variables, rows, ties):
        self.variables, self.rows, self.ties = variables, rows, ties

    def start(self, rows):
        """A tableau with a slack on each allowed side of every row, feasible; None when the rows cannot hold together."""
        simplex = Simplex(self.variables)
        bounded, levels = set(), collections.OrderedDict()
        need = []
        for priority, relation, constant, terms in rows:
            up, down = simplex.new(), simplex.new()
            row = {v: a for v, a in terms.items() if a}
            row["1"] = constant
            # expression = up - down
            row[down] = ONE
            simplex.rows[up] = row
            bounded |= {up, down}
            costs = {"<=": [up], ">=": [down], "==": [up, down]}[relation]
            need.append((priority, costs))
        simplex.crash()
        for basic in [b for b in simplex.rows if b not in simplex.free]:
            if simplex.rows[basic].get("1", ZERO) < 0:
                # The row is on its lower side, so the other slack, which is the next item, is the positive one.
                simplex.pivot(basic, basic + 1)
        self.bounded = bounded
        required = [c for p, costs in need if p >= 1000 for c in costs]
        if not self.fix(simplex, required) or self.total(simplex, required) != 0:
            return None
        for priority, costs in need:
            if priority < 1000:
                levels.setdefault(priority, []).extend(costs)
        for priority in sorted(levels, reverse=True):
            self.fix(simplex, levels[priority])
        return simplex

    def total(self, simplex, items):
        return sum((simplex.rows[i].get("1", ZERO) for i in items if i in simplex.rows), ZERO)

    def cost(self, simplex, items):
        cost = {}
        for item in items:
            for k, x in (simplex.rows[item] if item in simplex.rows else {item: ONE}).items():
                cost[k] = cost.get(k, ZERO) + x
        return {k: x for k, x in cost.items() if x or k == "1"}

    def fix(self, simplex, items):
        """Minimises a sum of items, then drops what cannot move without raising it."""
        dropped = getattr(simplex, "dropped", set())
        simplex.dropped = dropped
        cost = {k: x for k, x in self.cost(simplex, [i for i in items if i not in dropped]).items() if k not in dropped}
        if not cost:
            return True
        if not simplex.minimise(cost, self.bounded):
            return False
        for k, x in simplex.cost.items():
            if k != "1" and x:
                simplex.drop(k)
                dropped.add(k)
        return True

    def face(self, simplex, variable, sign):
        """Least (1) or greatest (-1) value of a variable over what is open; None without end. Leaves the tableau changed."""
        if variable not in simplex.rows:
            return None if variable not in simplex.dropped else ZERO
        cost = {k: sign * x for k, x in simplex.rows[variable].items()}
        if not simplex.minimise(cost, self.bounded):
            return None
        return simplex.rows[variable].get("1", ZERO) if variable in simplex.rows else ZERO

    def answer(self):
        """The one answer, the intervals of all variables before the tie-break; None when the rows cannot hold together."""
        simplex = self.start(self.rows)
        if simplex is None:
            return None
        intervals = [[self.face(simplex, v, sign) for sign in (1, -1)] for v in range(self.variables)]
        for constant, terms in self.ties:
            up, down = simplex.new(), simplex.new()
            row = {"1": constant, down: ONE}
            for v, a in terms.items():
                for k, x in (simplex.rows[v] if v in simplex.rows else {v: ONE}).items():
                    row[k] = row.get(k, ZERO) + a * x
            simplex.rows[up] = {k: x for k, x in row.items() if x and k not in simplex.dropped}
            self.bounded |= {up, down}
            free = [k for k in simplex.rows[up] if k in simplex.free]
            if free:
                simplex.pivot(up, free[0])
            elif simplex.rows[up].get("1", ZERO) < 0:
                simplex.pivot(up, down)
            self.fix(simplex, [up, down])
        values = [simplex.rows[v].get("1", ZERO) if v in simplex.rows else ZERO for v in range(self.variables)]
        return values, intervals

    def feasible(self, rows):
        return self.start([(1000, *row[1:]) for row in rows]) is not None


class Family:
    """A random problem whose first size runs."""

    def __init__(self, problem):
        self.problem, self.n = problem, problem.variables
        self.rows = [(p, r, Rational(c), {v: Rational(a) for v, a in t.items()}) for p, r, c, t, _ in problem.rows]
        self.ties = [(Rational(c), {v: Rational(a) for v, a in t.items()}) for c, t in problem.ties]
        required = [i for i, row in enumerate(self.rows) if row[0] >= 1000]
        self.order = sorted(required, key=lambda i: (ORDER[problem.rows[i][4]], i))

    def at(self, first):
        """The rows with the sizes put in."""
        sizes = [first, Rational(self.problem.sizes[1])]
        result = []
        for priority, relation, constant, terms in self.rows:
            total = constant + sum((a * sizes[v - self.n] for v, a in terms.items() if v >= self.n), ZERO)
            result.append((priority, relation, total, {v: a for v, a in terms.items() if v < self.n}))
        return result

    def solve(self, first):
        """Given up, values and intervals at a value of the first size."""
        rows = self.at(first)
        given_up = []
        exact = Exact(self.n, rows, self.ties)
        found = exact.answer()
        if found is None:
            kept = []
            for i in self.order:
                if exact.feasible([rows[k] for k in kept + [i]]):
                    kept.append(i)
                else:
                    given_up.append(i)
            given_up.sort()
            exact.rows = [row for i, row in enumerate(rows) if i not in given_up]
            found = exact.answer()
        return given_up, *found

    def reach(self, given_up, sign):
        """How far the first size can go while what is kept can hold: the greatest (-1) or least (1) value, or None."""
        rows = []
        for i in self.order:
            if i in given_up:
                continue
            _, relation, constant, terms = self.rows[i]
            terms = {v: a for v, a in terms.items()}
            constant += terms.pop(self.n + 1, ZERO) * Rational(self.problem.sizes[1])
            rows.append((1000, relation, constant, terms))
        exact = Exact(self.n + 1, rows, [])
        simplex = exact.start(rows)
        return None if simplex is None else exact.face(simplex, self.n, sign)


def meeting(before, after):
    """Where two lines (value at 0, slope) for each variable meet; None where they do not, "same" where they are one."""
    place = None
    for (a, s), (b, t) in zip(before, after):
        if s == t:
            if a != b:
                return None
            continue
        here = (b - a) / (s - t)
        if place is not None and here != place:
            return None
        place = here
    return "same" if place is None else place


def closing(family, before, after):
    """Where the interval of a variable that is open in one piece alone closes; None where nothing of the kind can be said."""
    changed = set(before["ambiguous"]) ^ set(after["ambiguous"])
    if not changed:
        return None
    variable = min(changed)
    piece, border, sign = (before, Rational(before["upper"]), -1) if variable in before["ambiguous"] else (
        after, Rational(after["lower"]), 1)
    step = min((Rational(piece["upper"]) - Rational(piece["lower"])) / 4, Rational(1, 100))
    places = [border + sign * step * k / 3 for k in (1, 2, 3)]
    lengths = []
    for place in places:
        low, high = family.solve(place)[2][variable]
        if low is None or high is None:
            return None
        lengths.append(high - low)
    if lengths[2] - lengths[1] != lengths[1] - lengths[0] or lengths[1] == lengths[0]:
        return None
    return places[0] - lengths[0] * (places[1] - places[0]) / (lengths[1] - lengths[0])


def gap_of(mine, right):
    if mine is None or right is None:
        return 0.0 if mine is right else float("inf")
    return abs(float(Rational(mine) - right))


def check(family, answer, counts):
    """What is wrong, as words."""
    given_up, values, intervals = family.solve(Rational(family.problem.sizes[0]))
    if [c["given_up"] for c in answer["conflicts"]] != [str(i) for i in given_up]:
        yield f"given up {given_up}"
        return
    counts["points in conflict"] += bool(given_up)
    counts["ambiguous points"] += any(a is None or a != b for a, b in intervals)
    for v in range(family.n):
        if gap_of(answer["values"][v], values[v]) > 1e-6:
            yield f"value {v} is {float(values[v])}, not {answer['values'][v]}"
        for end in (0, 1):
            if gap_of(answer["intervals"][v][end], intervals[v][end]) > 1e-6:
                yield f"variable {v} is in {intervals[v]}, not in {answer['intervals'][v]}"
        length = None if None in intervals[v] else intervals[v][1] - intervals[v][0]
        if (length is None or length > 2e-5) != (v in answer["ambiguous"]) and not (length and length < 2e-5):
            yield f"variable {v} has the interval {intervals[v]} and ambiguous are {answer['ambiguous']}"
    lines, kept = [], []
    for piece in answer["pieces"]:
        lower, upper = Rational(piece["lower"]), Rational(piece["upper"])
        places = [lower + (upper - lower) * Rational(k, 97) for k in (5, 49, 92)]
        found = [family.solve(p) for p in places]
        if any([str(i) for i in f[0]] != [c["given_up"] for c in piece["conflicts"]] for f in found):
            yield f"the piece from {float(lower)} gives up {[f[0] for f in found]}"
            return
        line = []
        for first, middle, last in zip(*(f[1] for f in found)):
            slope = (last - first) / (places[2] - places[0])
            if middle != first + slope * (places[1] - places[0]):
                yield f"the piece from {float(lower)} to {float(upper)} bends"
                return
            line.append((first - slope * places[0], slope))
        lines.append(line)
        kept.append(found[0][0])
        counts["pieces"] += 1
    for at in range(1, len(lines)):
        claimed = answer["pieces"][at]["lower"]
        place = meeting(lines[at - 1], lines[at])
        if kept[at - 1] != kept[at]:
            ends = [family.reach(kept[at - 1], -1), family.reach(kept[at], 1)]
            gap = min(gap_of(claimed, end) for end in ends)
            counts["breakpoints at conflicts"] += 1
        elif place == "same":
            place = closing(family, answer["pieces"][at - 1], answer["pieces"][at])
            if place is None:
                counts["breakpoints where only reports change, not checked"] += 1
                continue
            gap = gap_of(claimed, place)
            counts["breakpoints where freedom ends"] += 1
        elif place is None:
            yield f"the answer jumps at {claimed}"
            continue
        else:
            gap = gap_of(claimed, place)
            counts["breakpoints where the answer bends"] += 1
        counts["largest gap"] = max(counts["largest gap"], gap)
        if gap > 1e-9:
            yield f"a breakpoint is {gap} away from {claimed}"


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--runner", required=True)
    ap.add_argument("--root", default=".")
    ap.add_argument("--count", type=int, default=200)
    ap.add_argument("--first", type=int, default=0)
    a = ap.parse_args()
    counts, bad = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, "random.lcp")
        for seed in range(a.first, a.first + a.count):
            problem = random_problems.make(seed)
            with open(path, "w") as out:
                out.write(problem.text())
            done = subprocess.run([a.runner, path, "--explain", "--walk", str(problem.variables), "0", "500"],
                                  capture_output=True, text=True)
            found = [f"no answer: {done.stderr[-200:]}"]
            if done.returncode == 0:
                found = list(check(Family(problem), json.loads(done.stdout), counts))
            if found:
                bad += 1
                print(f"seed {seed}:", *found, sep="\n  ", flush=True)
    print("problems:", a.count, "not right:", bad)
    for name, count in sorted(counts.items()):
        print(f"  {name}: {count}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
