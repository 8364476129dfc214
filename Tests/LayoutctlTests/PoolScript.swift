/// How shell scripts of tests begin that need a pool in their folder.
enum PoolScript {
    /// `await WORDS FILE PID` returns once a process has written the words into its file.
    private static let await = """
        await() {
            grep -qm1 "$1" < <(tail -n +1 -f --pid=$3 $2) && return
            cat $2 >&2
            exit 9
        }

        """

    /// `start` and `stop` a pool of one worker in `pool`; `$at` says where clients reach it.
    static let onePool =
        Self.await + """
            at="--controller ipc://$PWD/c"
            start() {
                : > up
                layoutctl up --folder pool --clients ipc://$PWD/c --results-address ipc://$PWD/r \\
                    --workers 1 2> up & pool=$!
                await '^up: ' up $pool
            }
            stop() { kill $pool; wait $pool; }

            """

    /// A controller, started again by `control`, and a collector, without workers, killed at the end; `$at` says where clients
    /// reach the controller, what they say is in `control` and `collect`.
    static let daemons =
        Self.await + """
            at="--controller ipc://$PWD/c"
            control() {
                : > control
                layoutctl controller --folder q --clients ipc://$PWD/c --workers-address ipc://$PWD/w \\
                    --collector ipc://$PWD/f --results-address ipc://$PWD/r 2> control & controller=$!
                await ': clients at' control $controller
            }
            : > collect
            layoutctl collector --results out --workers-address ipc://$PWD/f --clients ipc://$PWD/r \\
                --controller ipc://$PWD/w 2> collect & collector=$!
            trap 'kill -9 $controller $collector' EXIT
            control
            await ': clients at' collect $collector

            """
}
