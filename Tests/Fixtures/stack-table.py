#!/usr/bin/env python3
"""Writes stack-table.txt: the constraints of a stack view, along its axis and across it, from the rules in words.

The rules are stated here as templates that are filled in, one line a rule, and not as the engine states them. Run it
after a rule was found to be wrong, and read what changed: python3 Tests/Fixtures/stack-table.py > Tests/Fixtures/stack-table.txt
"""
import itertools

SPACING = 8
LENGTHS = {"a": 10, "b": 20, "c": 54}
AXES = {
    "horizontal": dict(start="leading", end="trailing", center="centerX", length="width",
                       top="top", bottom="bottom", middle="centerY", height="height"),
    "vertical": dict(start="top", end="bottom", center="centerY", length="height",
                     top="leading", bottom="trailing", middle="centerX", height="width"),
}
ROWS = ["", "a", "(a)", "a b c", "(a) b c", "a (b) c", "a b (c)"]


def number(value):
    return repr(value)[:-2] if value == int(value) else repr(value)


def canvas(attribute, margins):
    if not margins:
        return "stack." + attribute
    word = attribute[0].upper() + attribute[1:]
    return f"stack.{attribute}WithinMargins" if "center" in attribute else f"stack.{attribute}Margin"


def parse(row):
    views = [word.strip("()") for word in row.split()]
    return views, [word for word in row.split() if "(" not in word]


def along(axis, distribution, row, margins):
    """Section 3.1: what holds from one end to the other."""
    views, visible = parse(row)
    if not views:
        return []
    words, lines = AXES[axis], []

    def add(identifier, template, **names):
        lines.append(f"UISV-{identifier}: " + template.format(**words, **names))

    first, last = (visible[0], visible[-1]) if visible else ("stack.spacer", "stack.spacer")
    lines.append(f"UISV-canvas-connection: {canvas(words['start'], margins)} == {first}.{words['start']}")
    lines.append(f"UISV-canvas-connection: {canvas(words['end'], margins)} == {last}.{words['end']}")
    relation = ">=" if distribution in ("equalSpacing", "equalCentering") else "=="
    for before, after in zip(views, views[1:]):
        gap = SPACING - SPACING / 2 * sum(view not in visible for view in (before, after))
        if visible and (after == visible[0] or before == visible[-1]):
            gap = 0
        text = f" + {number(float(gap))}" if gap else ""
        add("spacing", "{after}.{start} {relation} {before}.{end}{text}", after=after, before=before,
            relation=relation, text=text)
    for view in views:
        if view not in visible:
            add("hiding", "{view}.{length} == 0", view=view)
    if distribution == "fillEqually":
        for view in visible[1:]:
            add("fill-equally", "{view}.{length} == {first}.{length}", view=view, first=visible[0])
    if distribution == "fillProportionally":
        total = sum(LENGTHS[view] for view in visible) + SPACING * (len(visible) - 1)
        for place, view in enumerate(visible):
            share = LENGTHS[view] / total
            times = "" if share == 1 else f" * {number(share)}"
            priority = "" if len(visible) == 1 else f" @{999 - place}"
            add("fill-proportionally", "{view}.{length} == stack.{length}{times}{priority}", view=view,
                times=times, priority=priority)
    if distribution in ("equalSpacing", "equalCentering"):
        spacing = distribution == "equalSpacing"
        for place, (before, after) in enumerate(zip(visible, visible[1:])):
            gap = f"stack.gap{place}"
            add("distributing-edge", "{gap}.{start} == {before}.{edge}", gap=gap, before=before,
                edge=words["end" if spacing else "center"])
            add("distributing-edge", "{gap}.{end} == {after}.{edge}", gap=gap, after=after,
                edge=words["start" if spacing else "center"])
            if place > 0:
                add("fill-equally", "{gap}.{length} == stack.gap0.{length}{priority}", gap=gap,
                    priority="" if spacing else " @149")
        add("canvas-fit", "stack.{length} == 0 @49")
    return lines


# Per alignment: the attribute all views agree on, how the canvas is held, how the spanner bounds a view.
ACROSS = {
    "leading": ("top", ["{ctop} == a.{top}", "{cbottom} == stack.spanner.{bottom}"],
                ["{top} == view.{top} @999.5", "{bottom} >= view.{bottom}"]),
    "trailing": ("bottom", ["{cbottom} == a.{bottom}", "{ctop} == stack.spanner.{top}"],
                 ["{bottom} == view.{bottom} @999.5", "{top} <= view.{top}"]),
    "center": ("middle", ["{cmiddle} == a.{middle}", "{ctop} == stack.spanner.{top}",
                          "{cbottom} == stack.spanner.{bottom}"],
               ["{top} <= view.{top}", "{bottom} >= view.{bottom}"]),
    "firstBaseline": ("firstBaseline", ["{ctop} == stack.spanner.{top}", "{cbottom} == stack.spanner.{bottom}"],
                      ["{top} <= view.{top}", "{bottom} >= view.{bottom}"]),
    "lastBaseline": ("lastBaseline", ["{ctop} == stack.spanner.{top}", "{cbottom} >= a.{bottom}"],
                     ["{top} <= view.{top}", "{bottom} >= view.{bottom}"]),
}
ALONE = {
    "leading": ["{ctop} == a.{top}", "{cbottom} >= a.{bottom}"],
    "trailing": ["{ctop} <= a.{top}", "{cbottom} == a.{bottom}"],
    "center": ["{ctop} <= a.{top}", "{cbottom} >= a.{bottom}", "{cmiddle} == a.{middle}"],
    "firstBaseline": ["{ctop} <= a.{top}", "{cbottom} >= a.{bottom}"],
    "lastBaseline": ["{ctop} <= a.{top}", "{cbottom} >= a.{bottom}"],
}


def across(axis, alignment, row, margins):
    """Section 3.2: what holds from side to side."""
    views, visible = parse(row)
    if not views:
        return []
    if axis == "vertical":
        alignment = {"firstBaseline": "leading", "lastBaseline": "trailing"}.get(alignment, alignment)
    words = AXES[axis]
    sides = {"c" + side: canvas(words[side], margins) for side in ("top", "bottom", "middle")}

    def fill(template):
        return template.format(**words, **sides)

    lines = []
    agreed = ["top", "bottom"] if alignment == "fill" else [ACROSS[alignment][0]]
    for view in views[1:]:
        for name in agreed:
            lines.append(f"UISV-alignment: a.{words.get(name, name)} == {view}.{words.get(name, name)}")
    if alignment == "fill":
        held = ["{ctop} == a.{top}", "{cbottom} == a.{bottom}"]
    elif len(views) == 1:
        held = ALONE[alignment]
    else:
        held = ACROSS[alignment][1]
        for view in visible:
            for bound in ACROSS[alignment][2]:
                lines.append("UISV-spanning-boundary: stack.spanner." + fill(bound).replace("view.", view + "."))
        lines.append(fill("UISV-spanning-fit: stack.spanner.{height} == 0 @51"))
    lines += ["UISV-canvas-connection: " + fill(template) for template in held]
    if alignment != "fill":
        lines += [fill(f"UISV-ambiguity-suppression: {view}.{{height}} == 0 @25") for view in views]
        if len(views) == 1 or "Baseline" in alignment:
            lines.append(fill("UISV-canvas-fit: stack.{height} == 0 @49"))
    return lines


def tag(axis, kind, name, row, margins):
    """Where a row is from: printed by a real UIStackView, asserted by a port that compares itself with it, or derived."""
    if row == "":
        return "as the hand-typed table: nothing to arrange"
    if row == "(a)":
        return "policy: the rules for one view and for no visible view meet; the helper across is left out"
    if axis == "vertical" and "Baseline" in name:
        return "port: UIKit calls it invalid and falls back to the edge"
    if kind == "across" and name == "firstBaseline" and row != "a":
        return "printed: iOS 10; a port asserts another connection of the top"
    if "(" in row and name == "fillProportionally":
        return "derived: shares among visible views"
    if not margins and row == "a b c":
        return "printed"
    return "asserted"


print("""# The constraints of a stack view, made by stack-table.py from the rules in words. A block is a header and the whole set:
#   along   axis distribution [margins] : views, (hidden); spacing 8; natural lengths along the axis a 10, b 20, c 54
#   across  axis alignment [margins] : views
# The set of a stack view is the block along its axis and the block across it. The comment before a block says where it is from.
""")
for axis, margins, row in itertools.product(AXES, (False, True), ROWS):
    option = " margins" if margins else ""
    blocks = [("along", name, along) for name in
              ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")]
    blocks += [("across", name, across) for name in ("fill", *ACROSS)]
    for kind, name, rule in blocks:
        print(f"# {tag(axis, kind, name, row, margins)}")
        print(f"{kind} {axis} {name}{option} : {row}".rstrip())
        for line in rule(axis, name, row, margins):
            print(line)
        print()
