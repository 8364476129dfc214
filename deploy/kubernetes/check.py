"""What no schema says of the built overlays: names that must fit together, probes, grace, least privilege.

Reads the output of kustomize build from standard input; prints each breach and ends with 1 when there is one.
Usage: check.py OVERLAY DRAIN_SECONDS SCHEMAS
"""

import json
import pathlib
import sys

import jsonschema
import yaml

WORKLOADS = ("Deployment", "StatefulSet")


def selects(selector, labels):
    """Whether a label selector fits labels."""
    for key, value in (selector.get("matchLabels") or {}).items():
        if labels.get(key) != value:
            return False
    for rule in selector.get("matchExpressions") or []:
        if rule["operator"] != "In" or labels.get(rule["key"]) not in rule["values"]:
            return False
    return True


def check_workload(item, documents, drain, breach):
    """A workload: identity, probes, time to drain, what it may and what it mounts."""
    name = item["metadata"]["name"]
    pod = item["spec"]["template"]["spec"]
    if not selects(item["spec"]["selector"], item["spec"]["template"]["metadata"]["labels"]):
        breach(name, "its selector does not fit its own pods")
    if pod.get("terminationGracePeriodSeconds", 30) <= drain:
        breach(name, f"the grace period is not longer than a drain of {drain} s")
    if not pod.get("securityContext", {}).get("runAsNonRoot"):
        breach(name, "may run as root")
    if pod.get("automountServiceAccountToken") is not False:
        breach(name, "has a token of the cluster")
    accounts = {d["metadata"]["name"] for d in documents if d["kind"] == "ServiceAccount"}
    if pod.get("serviceAccountName") not in accounts:
        breach(name, "its service account is not there")
    secrets = {d["metadata"]["name"] for d in documents if d["kind"] == "Secret"}
    volumes = {volume["name"] for volume in pod.get("volumes", [])}
    volumes |= {claim["metadata"]["name"] for claim in item["spec"].get("volumeClaimTemplates", [])}
    for volume in pod.get("volumes", []):
        if "secret" in volume and volume["secret"]["secretName"] not in secrets:
            breach(name, f"no Secret {volume['secret']['secretName']}")
    for container in pod["containers"]:
        ports = {port["name"] for port in container.get("ports", [])}
        for probe, path in (
            ("readinessProbe", "/healthz"), ("livenessProbe", "/livez"), ("startupProbe", "/livez"),
        ):
            get = container.get(probe, {}).get("httpGet", {})
            if get.get("path") != path or get.get("port") not in ports:
                breach(name, f"{probe} does not ask {path} at a port of the container")
        security = container.get("securityContext", {})
        if security.get("allowPrivilegeEscalation") is not False:
            breach(name, "may gain privileges")
        if not security.get("readOnlyRootFilesystem"):
            breach(name, "may write into its image")
        if security.get("capabilities", {}).get("drop") != ["ALL"]:
            breach(name, "keeps capabilities")
        if "memory" not in container.get("resources", {}).get("limits", {}):
            breach(name, "has no limit of memory")
        tag = container["image"].rpartition(":")[2]
        if tag == container["image"] or tag == "latest":
            breach(name, f"the image {container['image']} is not pinned")
        for mount in container.get("volumeMounts", []):
            if mount["name"] not in volumes:
                breach(name, f"no volume {mount['name']}")
        for address in (a for a in container["args"] if a.startswith("tcp://layoutctl-")):
            host, port = address.removeprefix("tcp://").rsplit(":", 1)
            services = {
                d["metadata"]["name"]: {str(p["port"]) for p in d["spec"]["ports"]}
                for d in documents if d["kind"] == "Service"
            }
            if port not in services.get(host, set()):
                breach(name, f"{address} is no port of a Service")


def check_ports(documents, workloads, breach):
    """Services, budgets and policies: each points at pods that are there and at ports they have."""
    for item in documents:
        kind, name = item["kind"], item["metadata"]["name"]
        if kind == "Service":
            selector = {"matchLabels": item["spec"]["selector"]}
        elif kind == "PodDisruptionBudget":
            selector = item["spec"]["selector"]
        elif kind == "NetworkPolicy":
            selector = item["spec"]["podSelector"]
        else:
            continue
        chosen = [w for w in workloads if selects(selector, w["spec"]["template"]["metadata"]["labels"])]
        if len(chosen) != 1:
            breach(f"{kind} {name}", f"points at {len(chosen)} workloads, not at one")
            continue
        container = chosen[0]["spec"]["template"]["spec"]["containers"][0]
        own = {p["name"]: p["containerPort"] for p in container["ports"]}
        if kind == "Service":
            for port in item["spec"]["ports"]:
                if own.get(port["targetPort"]) != port["port"]:
                    breach(f"Service {name}", f"port {port['port']} is no port of the container")
        if kind == "NetworkPolicy":
            opened = {p["port"] for rule in item["spec"]["ingress"] for p in rule.get("ports", [])}
            if opened != set(own.values()):
                breach(f"NetworkPolicy {name}", f"opens {sorted(opened)}, listens at {sorted(own.values())}")


def check_cover(documents, workloads, breach):
    """Every workload has a budget and a policy, and at most one scaler, which owns its number."""
    for item in workloads:
        labels = item["spec"]["template"]["metadata"]["labels"]
        for kind, field in (("PodDisruptionBudget", "selector"), ("NetworkPolicy", "podSelector")):
            if not any(d["kind"] == kind and selects(d["spec"][field], labels) for d in documents):
                breach(item["metadata"]["name"], f"has no {kind}")
    for item in documents:
        if item["kind"] not in ("ScaledObject", "HorizontalPodAutoscaler"):
            continue
        target = item["spec"]["scaleTargetRef"]["name"]
        found = [w for w in workloads if w["metadata"]["name"] == target and w["kind"] == "Deployment"]
        if not found:
            breach(item["metadata"]["name"], f"scales {target}, which is not there")
        elif "replicas" in found[0]["spec"]:
            breach(target, "has a number of its own beside its scaler")


def main():
    overlay, drain, schemas = sys.argv[1], int(sys.argv[2]), pathlib.Path(sys.argv[3])
    documents = [d for d in yaml.safe_load_all(sys.stdin) if d]
    breaches = []

    def breach(where, what):
        breaches.append(f"{overlay}: {where}: {what}")

    workloads = [d for d in documents if d["kind"] in WORKLOADS]
    if len(workloads) != 3:
        breach("workloads", f"{len(workloads)} instead of three")
    for item in workloads:
        check_workload(item, documents, drain, breach)
    check_ports(documents, workloads, breach)
    check_cover(documents, workloads, breach)
    # Custom kinds: the cluster's own validation knows them, the schema of the core kinds does not.
    for item in documents:
        schema = schemas / f"{item['kind']}.json"
        if "." in item["apiVersion"].partition("/")[0] and not item["apiVersion"].startswith(
            ("networking.k8s.io", "policy")
        ):
            if not schema.exists():
                breach(item["kind"], f"no {schema.name}")
                continue
            for error in jsonschema.Draft202012Validator(json.loads(schema.read_text())).iter_errors(item):
                breach(item["kind"], f"{error.json_path}: {error.message}")
    for line in breaches:
        print(line, file=sys.stderr)
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
