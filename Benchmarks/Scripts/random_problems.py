"""Random problem files that look for trouble: few distinct numbers so that much is degenerate, duplicated and parallel
rows, conflicts, freedom, fractional priorities. The same file from the same seed everywhere."""
import random

COEFFICIENTS = [1, 1, 1, -1, -1, 2, -2, 0.5, 3, 0.1]
CONSTANTS = [0, 0, 10, -10, 20, -30, 7.5, 40, -100, 0.1]
RELATIONS = ["<=", "==", ">="]
CLASSES = ["implicit", "generated", "developer"]


class Problem:
    """Variables 0.., then two edit variables; rows are (priority, relation, constant, {variable: factor}, class)."""

    def __init__(self, variables):
        self.variables, self.rows, self.ties = variables, [], []
        self.sizes = [0.0, 0.0]

    def add(self, priority, relation, constant, terms, recovery="developer"):
        self.rows.append((priority, relation, constant, {v: a for v, a in terms.items() if a}, recovery))

    def text(self):
        def words(terms):
            return " ".join([str(len(terms)), *(f"{v} {a!r}" for v, a in sorted(terms.items()))])

        lines = ["lcp 1", f"vars {self.variables + 2}"]
        for number, (priority, relation, constant, terms, recovery) in enumerate(self.rows):
            lines.append(f"c {number} {priority} {relation} {constant!r} {words(terms)}")
            if recovery != "developer":
                lines.append(f"class {number} {recovery}")
        lines += [f"tie {constant!r} {words(terms)}" for constant, terms in self.ties]
        for at, size in enumerate(self.sizes):
            lines += [f"edit {self.variables + at} 1000", f"set {self.variables + at} {size!r}"]
        return "\n".join(lines) + "\nsolve\n"


def levels(rng):
    """Three to eight levels, required among them, some fractional."""
    count = rng.randint(2, 7)
    return [1000] + rng.sample([999.5, 999, 751, 750, 500.25, 500, 251, 250.25, 250, 1], count)


def anything(rng):
    problem = Problem(rng.randint(2, 7))
    priorities = levels(rng)
    for priority in priorities[1:]:                            # each level occurs
        problem.add(priority, rng.choice(RELATIONS), rng.choice(CONSTANTS),
                    {rng.randrange(problem.variables): rng.choice(COEFFICIENTS)})
    for _ in range(rng.randint(1, 2 * problem.variables + 2)):
        priority = 1000 if rng.random() < 0.36 else rng.choice(priorities)
        if problem.rows and rng.random() < 0.25:               # the same row again, or a parallel one
            _, _, constant, terms, _ = rng.choice(problem.rows)
            factor = rng.choice([1, 1, 2, -1, 0.5])
            constant = constant * factor + (rng.choice(CONSTANTS) if rng.random() < 0.5 else 0)
            terms = {v: a * factor for v, a in terms.items()}
        else:
            constant = rng.choice(CONSTANTS)
            terms = {v: rng.choice(COEFFICIENTS) for v in range(problem.variables) if rng.random() < 0.4}
            if rng.random() < 0.5:
                terms[problem.variables + rng.randrange(2)] = rng.choice(COEFFICIENTS)
        problem.add(priority, rng.choice(RELATIONS), constant, terms, rng.choice(CLASSES))
    problem.ties = [(rng.choice(CONSTANTS), {v: 1}) for v in range(problem.variables)]
    return problem


def column(rng):
    """Views below each other in a root, natural sizes wished for, some heights equal to the first."""
    count = rng.randint(1, 4)
    problem = Problem(2 * count)
    gap = rng.choice([0, 8, 10])
    hugging, resistance = rng.choice([(250, 750), (251, 750.5), (250.25, 1000)])
    for view in range(count):
        y, h = 2 * view, 2 * view + 1
        problem.add(1000, ">=", 0, {h: 1}, "implicit")
        above = {} if view == 0 else {y - 2: -1, y - 1: -1}
        problem.add(1000, "==", -gap, {y: 1, **above})
        natural = rng.randint(1, 12) * 20
        problem.add(hugging, "<=", -natural, {h: 1})
        problem.add(resistance, ">=", -natural, {h: 1})
        if view > 0 and rng.random() < 0.5:
            problem.add(rng.choice([1000, 999, 500]), "==", 0, {h: 1, 1: -1})
    if rng.random() < 0.75:
        last = 2 * count - 1
        problem.add(1000, rng.choice(["==", "<="]), gap, {last - 1: 1, last: 1, problem.variables: -1})
    problem.ties = [(0, {2 * v + 1: 1}) for v in range(count)] + [(0, {2 * v: 1}) for v in range(count)]
    return problem


def keypad(rng):
    """Equal keys in columns and rows, square by a wish: both axes hang together."""
    problem = Problem(2)
    columns, lines, gap = rng.randint(2, 4), rng.randint(2, 5), rng.choice([0, 1, 8, 10])
    for side, count in ((0, columns), (1, lines)):
        problem.add(1000, ">=", 0, {side: 1}, "implicit")
        problem.add(1000, "<=", gap * (count + 1), {side: count, 2 + side: -1})
    problem.add(600, "==", 0, {0: 1, 1: rng.choice([-1, -1, -2, -0.75])})
    problem.add(rng.choice([500, 600, 750]), "==", -rng.choice([44, 60, 75]), {0: 1})
    problem.add(rng.choice([250, 500.5, 600]), "==", gap * (lines + 1), {1: lines, 3: -1})
    if rng.random() < 0.5:
        problem.add(rng.choice([250, 1000]), "==", -rng.choice([44, 50]), {1: 1})
    problem.ties = [(0, {0: 1}), (0, {1: 1})]
    return problem


def make(seed, kinds=(anything, anything, anything, column, keypad)):
    rng = random.Random(seed)
    problem = rng.choice(kinds)(rng)
    problem.sizes = [rng.choice([rng.randint(0, 40) * 12.5, rng.uniform(0, 500)]) for _ in range(2)]
    return problem
