#!/bin/bash
# Runs inside the booted test root as root: a pool of the installed package under its own units.
set -euo pipefail
fail() {
    echo "FAILED: $*"
    systemctl --no-pager status 'layoutctl-*' || true
    journalctl --no-pager -n 60 -u 'layoutctl-*' || true
    exit 1
}
until_true() { # SECONDS COMMAND...
    local end=$((SECONDS + $1)) what="${*:2}"
    shift
    until "$@" >/dev/null 2>&1; do
        [ $SECONDS -lt $end ] || fail "waited in vain for: $what"
        sleep 0.2
    done
}
main_pid() { systemctl show --property MainPID --value "$1"; }
property() { systemctl show --property "$2" --value "$1"; }

[ "$(systemctl is-enabled layoutctl.target 2>/dev/null || true)" = disabled ] || fail "the package enables its units by itself"
units=(layoutctl.target layoutctl-controller.socket layoutctl-collector.socket layoutctl-controller.service
    layoutctl-collector.service layoutctl-worker@1.service layoutctl-worker@2.service)
systemctl --quiet enable "${units[@]}"
systemctl start layoutctl.target
for unit in "${units[@]}"; do
    [ "$(systemctl is-active "$unit")" = active ] || fail "$unit is not active"
done
workers() { layoutctl status "$@" | grep -cE '^[^ ]+ +(ready|busy) '; }
both() { [ "$(workers "$@")" -eq 2 ]; }
until_true 30 both
echo "booted: two sockets, controller, collector and two workers are active and connected"

# The doors are systemd's: the listening sockets are older than the services and stay when they are killed.
for port in 7341 7342 7343 7344; do
    grep -qi "0100007F:$(printf %04X "$port") 00000000:0000 0A" /proc/net/tcp || fail "nobody listens at $port"
done
for monitor in 127.0.0.1:7351 127.0.0.1:7352 127.0.0.1:7353 127.0.0.2:7353; do
    until_true 30 curl --silent --fail "http://$monitor/healthz"
done
echo "healthz of all four services is 200"

# A job, with the controller and a worker killed in its middle: both come back, nothing is lost.
cd /check
layoutctl submit login.json --controller tcp://127.0.0.1:7341 2>/dev/null >/dev/null
kill -KILL "$(main_pid layoutctl-controller.service)" "$(main_pid layoutctl-worker@1.service)"
grep -qi "0100007F:1CAD 00000000:0000 0A" /proc/net/tcp || fail "the door closed with the controller"
finished() { [ "$(layoutctl status | grep -cE '^login.* done ')" -ge 1 ] && ! layoutctl status | grep -E '^login' | grep -qv "done"; }
until_true 90 finished
results=/var/lib/private/layoutctl-collector
layoutctl results "$results" --format ndjson | sort >recorded
layoutctl solve login.json --format ndjson 2>/dev/null | sort >solved
cmp recorded solved || fail "what was recorded is not what solve says"
[ "$(property layoutctl-controller.service NRestarts)" -eq 1 ] || fail "the controller was not started again"
until_true 30 both
echo "controller and worker killed: started again, $(wc -l <recorded) variants recorded, equal to solve"

# A frozen service is noticed by the watchdog and started again. Its time is shortened for this check.
mkdir -p /run/systemd/system/layoutctl-collector.service.d
printf '[Service]\nWatchdogSec=2\n' >/run/systemd/system/layoutctl-collector.service.d/check.conf
systemctl daemon-reload
systemctl restart layoutctl-collector.service
kill -STOP "$(main_pid layoutctl-collector.service)"
again() { [ "$(property layoutctl-collector.service NRestarts)" -ge 1 ] && systemctl is-active --quiet layoutctl-collector.service; }
until_true 60 again
journalctl --no-pager -u layoutctl-collector.service | grep -q 'Watchdog timeout' || fail "it was not the watchdog"
until_true 30 curl --silent --fail http://127.0.0.1:7352/healthz
before=$(property layoutctl-controller.service NRestarts)
[ "$before" -eq 1 ] || fail "the watchdog bit a healthy controller"
rm -r /run/systemd/system/layoutctl-collector.service.d
systemctl daemon-reload
echo "a frozen collector was bitten by the watchdog and came back; the healthy ones were not"

# Stopping drains: exit code 0 each, workers before the controller.
stop_pool() {
    systemctl stop layoutctl.target
    # The target does not wait for the services it takes along.
    until_true 60 sh -c '! systemctl list-units --no-legend --state=active,deactivating "layoutctl*" | grep -q .'
}
stop_pool
for unit in controller collector worker@1 worker@2; do
    [ "$(property "layoutctl-$unit.service" Result)" = success ] || fail "$unit ended with $(property "layoutctl-$unit.service" Result)"
done
echo "stopped: every service drained and ended with success"

# Keys as credentials: files only root reads, handed over by systemd; the doors encrypt.
layoutctl keys new server --folder /etc/layoutctl/keys >/dev/null
layoutctl keys new worker --role worker --folder /etc/layoutctl/keys >/dev/null
layoutctl keys new client --folder /etc/layoutctl/keys >/dev/null
for setting in keys/*.conf; do
    install -D -m 0644 "$setting" "/etc/systemd/system/$(basename "$setting" .conf).d/keys.conf"
done
systemctl daemon-reload
systemctl start layoutctl.target
key=/etc/layoutctl/keys/client.key
until_true 30 both --key "$key" --controller tcp://127.0.0.1:7341
grep -qi "00000000:1CAD 00000000:0000 0A" /proc/net/tcp || fail "with keys the door is not open to other machines"
timeout 5 layoutctl status >/dev/null 2>&1 && fail "a client without a key got in"
layoutctl keys revoke client --folder /etc/layoutctl/keys >/dev/null
cp -p "$key" /tmp/revoked.key 2>/dev/null || true
systemctl restart layoutctl-controller.service
layoutctl keys new other --folder /etc/layoutctl/keys >/dev/null
timeout 10 layoutctl status --key /etc/layoutctl/keys/other.key --controller tcp://127.0.0.1:7341 >/dev/null 2>&1 &&
    fail "a key got in that was made after the start of the controller"
systemctl restart layoutctl-controller.service
until_true 30 layoutctl status --key /etc/layoutctl/keys/other.key --controller tcp://127.0.0.1:7341
echo "keys as credentials: workers and a client with a key are in, one without is not; a new list holds after a restart"
stop_pool
systemctl --quiet disable "${units[@]}"
rm -r /etc/systemd/system/layoutctl-*.d
echo "all is well"
