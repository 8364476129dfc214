"""Runs the script parts of the CI recipes as their services would, and looks at what comes out.

Usage: run.py PROGRAM ROOT. The program is not built again: a stand-in for swift puts PROGRAM where a build would.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import ruamel.yaml

PROGRAM, ROOT = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
HERE = pathlib.Path(__file__).parent
BROKEN = (ROOT / "Examples/jobs/calculator.json").read_text()
GOOD = """{ "version": 1,
  "layouts": { "card": {
    "root": { "id": "screen", "children": [ { "id": "box" } ] },
    "constraints": [ "box.left == screen.left + 20", "box.right == screen.right - 20",
      "box.top == screen.top + 100", "box.height == 200" ] } },
  "sweeps": { "phones": [ { "devices": ["iphone-8", "iphone-15"] } ] },
  "jobs": [ { "id": "card", "layout": "card", "sweep": "phones" } ] }
"""
STAND_IN = """#!/bin/sh
# swift build --package-path DIR ...: what a build leaves behind.
set -eu
echo built >>"$STAND_IN_LOG"
mkdir -p "$3/.build/release"
printf '#!/bin/sh\\nexec "%s" "$@"\\n' "$STAND_IN_PROGRAM" >"$3/.build/release/layoutctl"
chmod +x "$3/.build/release/layoutctl"
"""


def run(command, cwd, environment, **rest):
    return subprocess.run(command, cwd=cwd, env=environment, text=True, capture_output=True, **rest)


def git(cwd, *words):
    result = run(["git", "-c", "user.name=check", "-c", "user.email=check@localhost", *words], cwd, dict(os.environ))
    assert result.returncode == 0, (words, result.stderr)
    return result.stdout.strip()


class Place:
    """An app's repository with an origin, the program's repository, and a stand-in for the compiler."""

    def __init__(self, folder):
        self.folder = folder
        self.app = folder / "app"
        self.log = folder / "builds"
        tools = folder / "bin"
        tools.mkdir()
        (tools / "swift").write_text(STAND_IN)
        (tools / "swift").chmod(0o755)
        source = folder / "layoutctl"
        (source / "scripts").mkdir(parents=True)
        (source / "scripts/bootstrap").write_text("#!/bin/sh\nexit 0\n")
        (source / "scripts/bootstrap").chmod(0o755)
        git(folder, "init", "--quiet", "--initial-branch", "main", "layoutctl")
        git(source, "add", ".")
        git(source, "commit", "--quiet", "--message", "program")
        self.app.mkdir()
        git(folder, "init", "--quiet", "--initial-branch", "main", "app")
        (self.app / "layouts").mkdir()
        (self.app / ".gitignore").write_text(".layoutctl/\nchanged\nlayout-report.xml\n")
        self.change("layouts/card.json", GOOD)
        origin = folder / "origin.git"
        git(folder, "clone", "--quiet", "--bare", "app", "origin.git")
        git(origin, "config", "uploadpack.allowAnySHA1InWant", "true")
        git(self.app, "remote", "add", "origin", f"file://{origin}")
        self.environment = {
            **os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "HOME": str(folder),
            "STAND_IN_LOG": str(self.log), "STAND_IN_PROGRAM": str(PROGRAM),
            "LAYOUTCTL_REPOSITORY": f"file://{source}", "LAYOUTCTL_VERSION": "main",
            "LAYOUTCTL_HOME": str(self.app / ".layoutctl"),
        }

    def change(self, path, text):
        (self.app / path).write_text(text)
        git(self.app, "add", ".")
        git(self.app, "commit", "--quiet", "--message", f"change {path}")

    @property
    def builds(self):
        return len(self.log.read_text().splitlines()) if self.log.exists() else 0


def run_github(place):
    """The steps of the job that run something, in order; those behind the cache only when it is empty."""
    recipe = ruamel.yaml.YAML(typ="safe").load(HERE / "github/layout.yml")
    is_cached = (place.app / ".layoutctl/layoutctl").exists()
    output, ran = "", 0
    for step in recipe["jobs"]["check"]["steps"]:
        if "run" not in step:
            continue
        if "cache-hit" in step.get("if", "") and is_cached:
            continue
        ran += 1
        result = run(["sh", "-e", "-c", step["run"]], place.app, place.environment)
        output += result.stdout
        if result.returncode != 0:
            return result.returncode, output, result.stderr
    assert ran >= 2
    return 0, output, ""


def run_gitlab(place):
    """before_script and script, as one shell."""
    recipe = ruamel.yaml.YAML(typ="safe").load(HERE / "gitlab/layout.yml")
    base = git(place.app, "rev-parse", "HEAD^")
    git(place.app, "push", "--quiet", "--force", "origin", "HEAD:main")
    environment = {**place.environment, "CI_MERGE_REQUEST_DIFF_BASE_SHA": base}
    job = recipe["layout"]
    script = "\n".join(job["before_script"] + job["script"])
    result = run(["sh", "-e", "-c", script], place.app, environment)
    return result.returncode, result.stdout, result.stderr


def annotations(output):
    """File and line of each annotation; a finding without a place in the file has no line."""
    return re.findall(r"^::(?:error|warning|notice) file=([^,]+)(?:,line=(\d+))?,", output, re.MULTILINE)


def failures(place):
    tree = xml.etree.ElementTree.parse(place.app / "layout-report.xml")
    return len(list(tree.iter("failure"))) + len(list(tree.iter("error")))


def check(name, runner):
    with tempfile.TemporaryDirectory() as folder:
        place = Place(pathlib.Path(folder))
        place.change("layouts/card.json", GOOD.replace("100", "120"))
        code, output, talk = runner(place)
        assert code == 0, (name, "a good screen", code, output, talk)
        assert place.builds == 1
        place.change("layouts/calculator.json", BROKEN)
        code, output, talk = runner(place)
        assert code != 0, (name, "a broken screen passes", output, talk)
        assert place.builds == 1, (name, "built again with the program in the cache")
        if runner is run_github:
            found = annotations(output)
            assert found, (name, "no annotation", output, talk)
            for path, line in found:
                assert path == "layouts/calculator.json", (name, path)
                assert not line or 1 <= int(line) <= len(BROKEN.splitlines()), (name, line)
        else:
            assert failures(place) > 0, (name, "no failure in the report", output, talk)
        place.change("README.md", "words\n")
        code, output, talk = runner(place)
        assert code == 0 and "no screen changed" in output, (name, "no screen", code, output, talk)
        print(f"{name}: a good screen passes, a broken one fails with findings, no screen is no work, one build")


check("github", run_github)
check("gitlab", run_gitlab)
