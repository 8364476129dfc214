#compdef layoutctl
# Completion for zsh: layoutctl completions zsh > ~/.zfunc/_layoutctl
_layoutctl() {
    local command="${words[2]}"
    if (( CURRENT == 2 )); then
        compadd -- solve sweep check submit results findings status infer mutate top import jobs workers up controller worker collector keys checks devices text completions man version help
        return
    fi
    case "$command" in
    results)
        if (( CURRENT == 3 )); then
            compadd -- prune --format --rounded --trace --follow --from --fail-on --job --device --orientation --state --text-size --direction --locale --variant --help
            _files
            return
        fi
        case "${words[3]}" in
        prune) command="$command ${words[3]}" ;;
        esac ;;
    jobs)
        if (( CURRENT == 3 )); then
            compadd -- list why cancel retry forget
            return
        fi
        case "${words[3]}" in
        list|why|cancel|retry|forget) command="$command ${words[3]}" ;;
        esac ;;
    workers)
        if (( CURRENT == 3 )); then
            compadd -- list drain
            return
        fi
        case "${words[3]}" in
        list|drain) command="$command ${words[3]}" ;;
        esac ;;
    keys)
        if (( CURRENT == 3 )); then
            compadd -- new revoke list
            return
        fi
        case "${words[3]}" in
        new|revoke|list) command="$command ${words[3]}" ;;
        esac ;;
    text)
        if (( CURRENT == 3 )); then
            compadd -- measure accuracy
            return
        fi
        case "${words[3]}" in
        measure|accuracy) command="$command ${words[3]}" ;;
        esac ;;
    esac
    case "$command" in
    "solve")
        _arguments \
            '--format[How to print; summary (counts, and each cause once), table (frames as a tree), ndjson (a JSON object a variant), csv (a line a view), uikit-log (each conflict once, as UIKit would log it); table if not said.]:value:(summary table ndjson csv uikit-log)' \
            '--rounded[Round edges to device pixels, as a screen shows them.]' \
            '--trace[Tell how each answer came about; hit, walk or cold build, and where.]' \
            '*--fail-on[Exit with 1 where constraints conflict, where a layout is ambiguous, or (error) either; with 0 whatever is found if not said. What "check" finds has no part in it.]:value:_sequence compadd - error conflict ambiguous' \
            '*--job[Only these jobs; * stands for any letters.]:value: ' \
            '*--device[Only these devices; * stands for any letters.]:device:_sequence compadd - ${(f)"$(layoutctl devices --format ids 2>/dev/null)"}' \
            '*--orientation[Only this orientation.]:value:_sequence compadd - portrait landscape' \
            '*--state[Only these states; * stands for any letters, base is the one without a name.]:value: ' \
            '*--text-size[Only these text sizes.]:value:_sequence compadd - xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5' \
            '*--direction[Only this reading direction.]:value:_sequence compadd - ltr rtl' \
            '*--locale[Only these locales; * stands for any letters, base is the one without a name.]:value: ' \
            '*--variant[Only these variants, by number from 0.]:value: ' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--as-designed[Solve storyboards and xibs on the device they are drawn on, as Xcode’s canvas shows them.]' \
            '--natural-sizes[With --as-designed; sizes of texts as the document records them, or measured; recorded if not said, measured with --font or --metrics.]:value:(recorded measured)' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "sweep")
        _arguments \
            '*--devices[Devices to try; * stands for any letters.]:device:_sequence compadd - ${(f)"$(layoutctl devices --format ids 2>/dev/null)"}' \
            '*--widths[Widths to try, points.]:value: ' \
            '*--heights[Heights to try; the base’s if not said.]:value: ' \
            '--base[Device that sizes take traits, scale and insets from; iphone-15 if not said.]:device:( ${(f)"$(layoutctl devices --format ids 2>/dev/null)"} )' \
            '*--orientations[Orientations of devices; portrait if not said.]:value:_sequence compadd - portrait landscape' \
            '*--text-sizes[Text sizes; large if not said.]:value:_sequence compadd - xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5' \
            '*--directions[Reading directions; ltr if not said.]:value:_sequence compadd - ltr rtl' \
            '--format[How to print; summary (counts, and each cause once), table (frames as a tree), ndjson (a JSON object a variant), csv (a line a view), uikit-log (each conflict once, as UIKit would log it); summary if not said.]:value:(summary table ndjson csv uikit-log)' \
            '--rounded[Round edges to device pixels, as a screen shows them.]' \
            '--trace[Tell how each answer came about; hit, walk or cold build, and where.]' \
            '*--fail-on[Exit with 1 where constraints conflict, where a layout is ambiguous, or (error) either; with 0 whatever is found if not said. What "check" finds has no part in it.]:value:_sequence compadd - error conflict ambiguous' \
            '*--job[Only these jobs; * stands for any letters.]:value: ' \
            '*--device[Only these devices; * stands for any letters.]:device:_sequence compadd - ${(f)"$(layoutctl devices --format ids 2>/dev/null)"}' \
            '*--orientation[Only this orientation.]:value:_sequence compadd - portrait landscape' \
            '*--state[Only these states; * stands for any letters, base is the one without a name.]:value: ' \
            '*--text-size[Only these text sizes.]:value:_sequence compadd - xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5' \
            '*--direction[Only this reading direction.]:value:_sequence compadd - ltr rtl' \
            '*--locale[Only these locales; * stands for any letters, base is the one without a name.]:value: ' \
            '*--variant[Only these variants, by number from 0.]:value: ' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "check")
        _arguments \
            '--as-designed[Check storyboards and xibs on the one screen they are drawn on, as Xcode’s canvas shows them.]' \
            '*--assertions[Specification files, beside the jobs’ own assertions (docs/assertions.md).]:file:_sequence _files' \
            '*--only[Only these checks, and no assertions; * stands for any letters.]:value:_sequence compadd - conflict ambiguous near-tie clipped protrudes overlap off-screen unsafe truncated text-clipped small-target crowded-target zero-size squashed wrapped-alone misaligned irregular lopsided uneven crossed half-bleed no-margin stretched off-pixel rtl dynamic-type unreachable small-range jump fixed-text-width fixed-text-height open-text-end fixed-direction screen-edge fixed-hugging pinned-by-inequalities duplicate-constraint scroll-content' \
            '*--skip[Not these checks.]:value:_sequence compadd - conflict ambiguous near-tie clipped protrudes overlap off-screen unsafe truncated text-clipped small-target crowded-target zero-size squashed wrapped-alone misaligned irregular lopsided uneven crossed half-bleed no-margin stretched off-pixel rtl dynamic-type unreachable small-range jump fixed-text-width fixed-text-height open-text-end fixed-direction screen-edge fixed-hugging pinned-by-inequalities duplicate-constraint scroll-content' \
            '*--set[A number of a check, as overlap.tolerance=1.]:value: ' \
            '--waivers[Findings that are accepted, with reasons.]:file:_files' \
            '*--format[How to print; human (each cause once, for people), json (one document), ndjson (a JSON object a finding, as each job ends), junit (XML, a case for each screen and rule), github (annotations of GitHub Actions), sarif (a document for code scanning); human if not said. With =FILE, into a file.]:value: ' \
            '--json[The same as --format json.]' \
            '--fail-on[Least severity of a finding that makes the exit code 1; error if not said.]:value:(note warning error never)' \
            '--all[Tell all findings, not the worst twenty of a job.]' \
            '*--devices[Devices to try; * stands for any letters.]:device:_sequence compadd - ${(f)"$(layoutctl devices --format ids 2>/dev/null)"}' \
            '*--widths[Widths to try, points.]:value: ' \
            '*--heights[Heights to try; the base’s if not said.]:value: ' \
            '--base[Device that sizes take traits, scale and insets from; iphone-15 if not said.]:device:( ${(f)"$(layoutctl devices --format ids 2>/dev/null)"} )' \
            '*--orientations[Orientations of devices; portrait if not said.]:value:_sequence compadd - portrait landscape' \
            '*--text-sizes[Text sizes; large if not said.]:value:_sequence compadd - xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5' \
            '*--directions[Reading directions; ltr if not said.]:value:_sequence compadd - ltr rtl' \
            '*--job[Only these jobs; * stands for any letters.]:value: ' \
            '*--device[Only these devices; * stands for any letters.]:device:_sequence compadd - ${(f)"$(layoutctl devices --format ids 2>/dev/null)"}' \
            '*--orientation[Only this orientation.]:value:_sequence compadd - portrait landscape' \
            '*--state[Only these states; * stands for any letters, base is the one without a name.]:value: ' \
            '*--text-size[Only these text sizes.]:value:_sequence compadd - xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5' \
            '*--direction[Only this reading direction.]:value:_sequence compadd - ltr rtl' \
            '*--locale[Only these locales; * stands for any letters, base is the one without a name.]:value: ' \
            '*--variant[Only these variants, by number from 0.]:value: ' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "submit")
        _arguments \
            '--results[Where results are recorded; layoutctl-results if not said.]:file:_files' \
            '--reuse[Results of an earlier run, only read; what has not changed since is taken over, the rest is solved.]:file:_files' \
            '--workers[Worker processes; one a core if not said.]:value: ' \
            '--controller[A running pool’s controller, for clients.]:value: ' \
            '--priority[With --controller; greater goes first.]:value: ' \
            '--frames[Variants to record frames of; those with findings, all or none; as the job says, or all, if not said. What holds of a variant is recorded of all.]:value:(none findings all)' \
            '--follow[Print NDJSON as variants are recorded, instead of the summary.]' \
            '--dry-run[Count the variants and stop.]' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '*--fail-on[Exit with 1 where constraints conflict, where a layout is ambiguous, or (error) where either is so or an error of a check was said; with 0 whatever is found if not said.]:value:_sequence compadd - error conflict ambiguous' \
            '--log[How much to log on standard error; warning if not said.]:value:(debug info warning error silent)' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "results")
        _arguments \
            '--format[How to print; summary (counts, and each cause once), table (frames as a tree), ndjson (a JSON object a variant), csv (a line a view), uikit-log (each conflict once, as UIKit would log it); summary if not said.]:value:(summary table ndjson csv uikit-log)' \
            '--rounded[Round edges to device pixels, as a screen shows them.]' \
            '--trace[Tell how each answer came about; hit, walk or cold build, and where.]' \
            '--follow[Print NDJSON as it is recorded, until all jobs end.]' \
            '--from[With --follow; the first seq to print, of each job.]:value: ' \
            '*--fail-on[Exit with 1 where constraints conflict, where a layout is ambiguous, or (error) either; with 0 whatever is found if not said. What "check" finds has no part in it.]:value:_sequence compadd - error conflict ambiguous' \
            '*--job[Only these jobs; * stands for any letters.]:value: ' \
            '*--device[Only these devices; * stands for any letters.]:device:_sequence compadd - ${(f)"$(layoutctl devices --format ids 2>/dev/null)"}' \
            '*--orientation[Only this orientation.]:value:_sequence compadd - portrait landscape' \
            '*--state[Only these states; * stands for any letters, base is the one without a name.]:value: ' \
            '*--text-size[Only these text sizes.]:value:_sequence compadd - xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5' \
            '*--direction[Only this reading direction.]:value:_sequence compadd - ltr rtl' \
            '*--locale[Only these locales; * stands for any letters, base is the one without a name.]:value: ' \
            '*--variant[Only these variants, by number from 0.]:value: ' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "results prune")
        _arguments \
            '--keep[Ended jobs to keep, the newest; must be said.]:value: ' \
            '--dry-run[Only print what would go.]' \
            '--controller[Prune a running pool instead of a folder.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "findings")
        _arguments \
            '*--job-file[Job files, storyboards or xibs that were submitted; findings say where in them.]:file:_sequence _files' \
            '*--format[How to print; human (each cause once, for people), json (one document), ndjson (a JSON object a finding, as each job ends), junit (XML, a case for each screen and rule), github (annotations of GitHub Actions), sarif (a document for code scanning); human if not said. With =FILE, into a file.]:value: ' \
            '--json[The same as --format json.]' \
            '--fail-on[Least severity of a finding that makes the exit code 1; error if not said.]:value:(note warning error never)' \
            '--all[Tell all findings, not the worst twenty of a job.]' \
            '*--job[Only these jobs; * stands for any letters.]:value: ' \
            '*--device[Only these devices; * stands for any letters.]:device:_sequence compadd - ${(f)"$(layoutctl devices --format ids 2>/dev/null)"}' \
            '*--orientation[Only this orientation.]:value:_sequence compadd - portrait landscape' \
            '*--state[Only these states; * stands for any letters, base is the one without a name.]:value: ' \
            '*--text-size[Only these text sizes.]:value:_sequence compadd - xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5' \
            '*--direction[Only this reading direction.]:value:_sequence compadd - ltr rtl' \
            '*--locale[Only these locales; * stands for any letters, base is the one without a name.]:value: ' \
            '*--variant[Only these variants, by number from 0.]:value: ' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "status")
        _arguments \
            '--controller[The controller, for clients; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--format[How to print; table if not said.]:value:(table ndjson)' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "infer")
        _arguments \
            '--limit[Most assertions of a job; 40 if not said.]:value: ' \
            '--json[As JSON.]' \
            '*--operations[Kinds of mistakes; all if not said.]:value:_sequence compadd - shift shrink drop lower lengthen swap' \
            '--seed[Chooses sites and directions; 1 if not said.]:value: ' \
            '--mutants[Most mutants of a job; 200 if not said.]:value: ' \
            '--variants[Most variants to look at a mutant on, spread over the job’s; 24 if not said.]:value: ' \
            '*--job[Only these jobs; * stands for any letters.]:value: ' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "mutate")
        _arguments \
            '--infer[Count the assertions that infer proposes.]' \
            '*--assertions[Specification files (docs/assertions.md).]:file:_sequence _files' \
            '--json[A line a mutant, as JSON.]' \
            '--fail-under[Exit with 1 where fewer of all mutants are caught.]:value: ' \
            '--survivors[List all mutants that nobody noticed, not the first ten of a job.]' \
            '*--operations[Kinds of mistakes; all if not said.]:value:_sequence compadd - shift shrink drop lower lengthen swap' \
            '--seed[Chooses sites and directions; 1 if not said.]:value: ' \
            '--mutants[Most mutants of a job; 200 if not said.]:value: ' \
            '--variants[Most variants to look at a mutant on, spread over the job’s; 24 if not said.]:value: ' \
            '*--job[Only these jobs; * stands for any letters.]:value: ' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "top")
        _arguments \
            '--controller[The controller, for clients; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--interval[Time between; 1 if not said.]:value: ' \
            '--count[Pictures to show; endless if not said.]:value: ' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "import")
        _arguments \
            '--output[Where to write; standard output if not said. Also -o.]:file:_files' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "jobs list")
        _arguments \
            '--controller[The controller, for clients; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--format[How to print; table if not said.]:value:(table ndjson)' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "jobs why")
        _arguments \
            '--controller[The controller, for clients; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--format[How to print; table if not said.]:value:(table ndjson)' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "jobs cancel")
        _arguments \
            '--controller[The controller, for clients; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "jobs retry")
        _arguments \
            '--controller[The controller, for clients; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "jobs forget")
        _arguments \
            '--controller[The controller, for clients; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "workers list")
        _arguments \
            '--controller[The controller, for clients; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--format[How to print; table if not said.]:value:(table ndjson)' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "workers drain")
        _arguments \
            '--controller[The controller, for clients; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--format[How to print; table if not said.]:value:(table ndjson)' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "up")
        _arguments \
            '--folder[Where the queue and the results are kept; layoutctl-pool if not said.]:file:_files' \
            '--workers[Worker processes; one a core if not said.]:value: ' \
            '--clients[Where clients connect; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--results-address[Where clients read results; tcp;//127.0.0.1;7344 if not said.]:value: ' \
            '--monitor[Serve /metrics, /healthz, /livez and a page over HTTP at this port of 127.0.0.1, or at ADDRESS;PORT; not at all if not said.]:value: ' \
            '--log[How much to log on standard error; warning if not said.]:value:(debug info warning error silent)' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "controller")
        _arguments \
            '--folder[Where the queue is kept; layoutctl-queue if not said.]:file:_files' \
            '--clients[Where clients connect; tcp;//127.0.0.1;7341 if not said.]:value: ' \
            '--workers-address[Where workers and collector connect; tcp;//127.0.0.1;7342 if not said.]:value: ' \
            '*--collector[Where workers find the collector; tcp;//127.0.0.1;7343 if not said. Several share the jobs; each is started with its --shard.]:value: ' \
            '*--results-address[Where clients read results of the collector; tcp;//127.0.0.1;7344 if not said. One for each --collector, in the same order.]:value: ' \
            '--chunk[Most variants handed out at once; as many as take 0.4 seconds if not said.]:value: ' \
            '--monitor[Serve /metrics, /healthz, /livez and a page over HTTP at this port of 127.0.0.1, or at ADDRESS;PORT; not at all if not said.]:value: ' \
            '--keys[Folder of the pool’s keys; without it this machine alone is served.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--log[How much to log on standard error; warning if not said.]:value:(debug info warning error silent)' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "worker")
        _arguments \
            '--controller[The controller, for workers; tcp;//127.0.0.1;7342 if not said.]:value: ' \
            '--collector[The collector, for workers; the controller says it if not said.]:value: ' \
            '--cache[MiB of warm solvers to keep; 512 if not said.]:value: ' \
            '--monitor[Serve /metrics, /healthz, /livez and a page over HTTP at this port of 127.0.0.1, or at ADDRESS;PORT; not at all if not said.]:value: ' \
            '--key[Key file, as "layoutctl keys new" made it.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--log[How much to log on standard error; warning if not said.]:value:(debug info warning error silent)' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "collector")
        _arguments \
            '--results[Where results are kept; layoutctl-results if not said.]:file:_files' \
            '--workers-address[Where workers bring frames; tcp;//127.0.0.1;7343 if not said.]:value: ' \
            '--clients[Where clients read results; tcp;//127.0.0.1;7344 if not said.]:value: ' \
            '--controller[The controller, for workers; tcp;//127.0.0.1;7342 if not said.]:value: ' \
            '--shard[Its place in the controller’s list of collectors; 0, the first, if not said.]:value: ' \
            '--budget[MiB the results may take; jobs are refused beyond. What the disk has if not said.]:value: ' \
            '--monitor[Serve /metrics, /healthz, /livez and a page over HTTP at this port of 127.0.0.1, or at ADDRESS;PORT; not at all if not said.]:value: ' \
            '--keys[Folder of the pool’s keys; without it this machine alone is served.]:file:_files' \
            '--insecure-plain-tcp-anyone-can-submit[Without keys, allow addresses of other machines; nothing is encrypted, and whoever reaches them can submit, read and cancel.]' \
            '--log[How much to log on standard error; warning if not said.]:value:(debug info warning error silent)' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "keys new")
        _arguments \
            '--folder[The pool’s keys; layoutctl-keys if not said.]:file:_files' \
            '--role[What the holder may be; client if not said.]:value:(worker client)' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "keys revoke")
        _arguments \
            '--folder[The pool’s keys; layoutctl-keys if not said.]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "keys list")
        _arguments \
            '--folder[The pool’s keys; layoutctl-keys if not said.]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "checks")
        _arguments \
            '--markdown[Print the page of all checks, as docs/checks.md has it.]' \
            '--help[Show this help.]' \
            '*:argument:(conflict ambiguous near-tie clipped protrudes overlap off-screen unsafe truncated text-clipped small-target crowded-target zero-size squashed wrapped-alone misaligned irregular lopsided uneven crossed half-bleed no-margin stretched off-pixel rtl dynamic-type unreachable small-range jump fixed-text-width fixed-text-height open-text-end fixed-direction screen-edge fixed-hugging pinned-by-inequalities duplicate-constraint scroll-content)' ;;
    "devices")
        _arguments \
            '--format[How to print; table if not said.]:value:(table ndjson ids)' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "text measure")
        _arguments \
            '--point-size[Points; 17 if not said.]:value: ' \
            '--weight[As in UIKit, such as semibold.]:value: ' \
            '--family[A family; the system font if not said.]:value: ' \
            '--style[A text style instead of a size.]:value:(largeTitle title1 title2 title3 headline body callout subheadline footnote caption1 caption2)' \
            '--text-size[Content size category for --style; large if not said.]:value:(xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5)' \
            '--locale[Locale, such as de or zh-Hans.]:value: ' \
            '--width[Room for a line, points.]:value: ' \
            '--lines[Most lines; 0, no limit, if not said.]:value: ' \
            '--scale[Pixels a point; 3 if not said.]:value: ' \
            '*--font[A font file of the app’s own, by its family name.]:file:_sequence _files' \
            '--metrics[Text sizes recorded on a device (metrics.json).]:file:_files' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "text accuracy")
        _arguments \
            '--rows[Print every row.]' \
            '--fail-on-bounds[Exit with 1 when a bound of docs/text.md is passed.]' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "completions")
        _arguments \
            '--help[Show this help.]' \
            '*:argument:(bash fish zsh)' ;;
    "man")
        _arguments \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "version")
        _arguments \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "help")
        _arguments \
            '--help[Show this help.]' \
            '*:argument:' ;;
    esac
}
_layoutctl "$@"
