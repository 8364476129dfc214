# Completion for bash: source <(layoutctl completions bash)
_layoutctl() {
    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
    local command="${COMP_WORDS[1]}" words="" files="" list="" head=""
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="solve sweep check submit results findings status infer mutate top import jobs workers up controller worker collector keys checks devices text completions man version help"
    fi
    case "$command" in
    results)
        if [ "$COMP_CWORD" -eq 2 ]; then words="prune --format --rounded --trace --follow --from --fail-on --job --device --orientation --state --text-size --direction --locale --variant --help"; files=yes; fi
        if [ "$COMP_CWORD" -gt 2 ]; then case "${COMP_WORDS[2]}" in
            prune) command="$command ${COMP_WORDS[2]}" ;;
        esac; fi ;;
    jobs)
        if [ "$COMP_CWORD" -eq 2 ]; then words="list why cancel retry forget"; fi
        if [ "$COMP_CWORD" -gt 2 ]; then case "${COMP_WORDS[2]}" in
            list|why|cancel|retry|forget) command="$command ${COMP_WORDS[2]}" ;;
        esac; fi ;;
    workers)
        if [ "$COMP_CWORD" -eq 2 ]; then words="list drain"; fi
        if [ "$COMP_CWORD" -gt 2 ]; then case "${COMP_WORDS[2]}" in
            list|drain) command="$command ${COMP_WORDS[2]}" ;;
        esac; fi ;;
    keys)
        if [ "$COMP_CWORD" -eq 2 ]; then words="new revoke list"; fi
        if [ "$COMP_CWORD" -gt 2 ]; then case "${COMP_WORDS[2]}" in
            new|revoke|list) command="$command ${COMP_WORDS[2]}" ;;
        esac; fi ;;
    text)
        if [ "$COMP_CWORD" -eq 2 ]; then words="measure accuracy"; fi
        if [ "$COMP_CWORD" -gt 2 ]; then case "${COMP_WORDS[2]}" in
            measure|accuracy) command="$command ${COMP_WORDS[2]}" ;;
        esac; fi ;;
    esac
    if [ -z "$words" ]; then
        case "$command|$before" in
        "solve|--format") words="summary table ndjson csv uikit-log" ;;
        "solve|--fail-on") words="error conflict ambiguous" list=yes ;;
        "solve|--device") words="$(layoutctl devices --format ids 2>/dev/null)" list=yes ;;
        "solve|--orientation") words="portrait landscape" list=yes ;;
        "solve|--text-size") words="xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5" list=yes ;;
        "solve|--direction") words="ltr rtl" list=yes ;;
        "solve|--font") files=yes list=yes ;;
        "solve|--metrics") files=yes ;;
        "solve|--natural-sizes") words="recorded measured" ;;
        "solve|"*) words="--format --rounded --trace --fail-on --job --device --orientation --state --text-size --direction --locale --variant --font --metrics --as-designed --natural-sizes --help" files=yes ;;
        "sweep|--devices") words="$(layoutctl devices --format ids 2>/dev/null)" list=yes ;;
        "sweep|--base") words="$(layoutctl devices --format ids 2>/dev/null)" ;;
        "sweep|--orientations") words="portrait landscape" list=yes ;;
        "sweep|--text-sizes") words="xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5" list=yes ;;
        "sweep|--directions") words="ltr rtl" list=yes ;;
        "sweep|--format") words="summary table ndjson csv uikit-log" ;;
        "sweep|--fail-on") words="error conflict ambiguous" list=yes ;;
        "sweep|--device") words="$(layoutctl devices --format ids 2>/dev/null)" list=yes ;;
        "sweep|--orientation") words="portrait landscape" list=yes ;;
        "sweep|--text-size") words="xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5" list=yes ;;
        "sweep|--direction") words="ltr rtl" list=yes ;;
        "sweep|--font") files=yes list=yes ;;
        "sweep|--metrics") files=yes ;;
        "sweep|"*) words="--devices --widths --heights --base --orientations --text-sizes --directions --format --rounded --trace --fail-on --job --device --orientation --state --text-size --direction --locale --variant --font --metrics --help" files=yes ;;
        "check|--assertions") files=yes list=yes ;;
        "check|--only") words="conflict ambiguous near-tie clipped protrudes overlap off-screen unsafe truncated text-clipped small-target crowded-target zero-size squashed wrapped-alone misaligned irregular lopsided uneven crossed half-bleed no-margin stretched off-pixel rtl dynamic-type unreachable small-range jump fixed-text-width fixed-text-height open-text-end fixed-direction screen-edge fixed-hugging pinned-by-inequalities duplicate-constraint scroll-content" list=yes ;;
        "check|--skip") words="conflict ambiguous near-tie clipped protrudes overlap off-screen unsafe truncated text-clipped small-target crowded-target zero-size squashed wrapped-alone misaligned irregular lopsided uneven crossed half-bleed no-margin stretched off-pixel rtl dynamic-type unreachable small-range jump fixed-text-width fixed-text-height open-text-end fixed-direction screen-edge fixed-hugging pinned-by-inequalities duplicate-constraint scroll-content" list=yes ;;
        "check|--waivers") files=yes ;;
        "check|--fail-on") words="note warning error never" ;;
        "check|--devices") words="$(layoutctl devices --format ids 2>/dev/null)" list=yes ;;
        "check|--base") words="$(layoutctl devices --format ids 2>/dev/null)" ;;
        "check|--orientations") words="portrait landscape" list=yes ;;
        "check|--text-sizes") words="xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5" list=yes ;;
        "check|--directions") words="ltr rtl" list=yes ;;
        "check|--device") words="$(layoutctl devices --format ids 2>/dev/null)" list=yes ;;
        "check|--orientation") words="portrait landscape" list=yes ;;
        "check|--text-size") words="xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5" list=yes ;;
        "check|--direction") words="ltr rtl" list=yes ;;
        "check|--font") files=yes list=yes ;;
        "check|--metrics") files=yes ;;
        "check|"*) words="--as-designed --assertions --only --skip --set --waivers --format --json --fail-on --all --devices --widths --heights --base --orientations --text-sizes --directions --job --device --orientation --state --text-size --direction --locale --variant --font --metrics --help" files=yes ;;
        "submit|--results") files=yes ;;
        "submit|--reuse") files=yes ;;
        "submit|--frames") words="none findings all" ;;
        "submit|--key") files=yes ;;
        "submit|--fail-on") words="error conflict ambiguous" list=yes ;;
        "submit|--log") words="debug info warning error silent" ;;
        "submit|--font") files=yes list=yes ;;
        "submit|--metrics") files=yes ;;
        "submit|"*) words="--results --reuse --workers --controller --priority --frames --follow --dry-run --key --insecure-plain-tcp-anyone-can-submit --fail-on --log --font --metrics --help" files=yes ;;
        "results|--format") words="summary table ndjson csv uikit-log" ;;
        "results|--fail-on") words="error conflict ambiguous" list=yes ;;
        "results|--device") words="$(layoutctl devices --format ids 2>/dev/null)" list=yes ;;
        "results|--orientation") words="portrait landscape" list=yes ;;
        "results|--text-size") words="xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5" list=yes ;;
        "results|--direction") words="ltr rtl" list=yes ;;
        "results|"*) words="--format --rounded --trace --follow --from --fail-on --job --device --orientation --state --text-size --direction --locale --variant --help" files=yes ;;
        "results prune|--key") files=yes ;;
        "results prune|"*) words="--keep --dry-run --controller --key --insecure-plain-tcp-anyone-can-submit --help" files=yes ;;
        "findings|--job-file") files=yes list=yes ;;
        "findings|--fail-on") words="note warning error never" ;;
        "findings|--device") words="$(layoutctl devices --format ids 2>/dev/null)" list=yes ;;
        "findings|--orientation") words="portrait landscape" list=yes ;;
        "findings|--text-size") words="xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5" list=yes ;;
        "findings|--direction") words="ltr rtl" list=yes ;;
        "findings|--font") files=yes list=yes ;;
        "findings|--metrics") files=yes ;;
        "findings|"*) words="--job-file --format --json --fail-on --all --job --device --orientation --state --text-size --direction --locale --variant --font --metrics --help" files=yes ;;
        "status|--key") files=yes ;;
        "status|--format") words="table ndjson" ;;
        "status|"*) words="--controller --key --insecure-plain-tcp-anyone-can-submit --format --help" ;;
        "infer|--operations") words="shift shrink drop lower lengthen swap" list=yes ;;
        "infer|--font") files=yes list=yes ;;
        "infer|--metrics") files=yes ;;
        "infer|"*) words="--limit --json --operations --seed --mutants --variants --job --font --metrics --help" files=yes ;;
        "mutate|--assertions") files=yes list=yes ;;
        "mutate|--operations") words="shift shrink drop lower lengthen swap" list=yes ;;
        "mutate|--font") files=yes list=yes ;;
        "mutate|--metrics") files=yes ;;
        "mutate|"*) words="--infer --assertions --json --fail-under --survivors --operations --seed --mutants --variants --job --font --metrics --help" files=yes ;;
        "top|--key") files=yes ;;
        "top|"*) words="--controller --key --insecure-plain-tcp-anyone-can-submit --interval --count --help" ;;
        "import|--output") files=yes ;;
        "import|--font") files=yes list=yes ;;
        "import|--metrics") files=yes ;;
        "import|"*) words="--output --font --metrics --help" files=yes ;;
        "jobs list|--key") files=yes ;;
        "jobs list|--format") words="table ndjson" ;;
        "jobs list|"*) words="--controller --key --insecure-plain-tcp-anyone-can-submit --format --help" ;;
        "jobs why|--key") files=yes ;;
        "jobs why|--format") words="table ndjson" ;;
        "jobs why|"*) words="--controller --key --insecure-plain-tcp-anyone-can-submit --format --help" ;;
        "jobs cancel|--key") files=yes ;;
        "jobs cancel|"*) words="--controller --key --insecure-plain-tcp-anyone-can-submit --help" ;;
        "jobs retry|--key") files=yes ;;
        "jobs retry|"*) words="--controller --key --insecure-plain-tcp-anyone-can-submit --help" ;;
        "jobs forget|--key") files=yes ;;
        "jobs forget|"*) words="--controller --key --insecure-plain-tcp-anyone-can-submit --help" ;;
        "workers list|--key") files=yes ;;
        "workers list|--format") words="table ndjson" ;;
        "workers list|"*) words="--controller --key --insecure-plain-tcp-anyone-can-submit --format --help" ;;
        "workers drain|--key") files=yes ;;
        "workers drain|--format") words="table ndjson" ;;
        "workers drain|"*) words="--controller --key --insecure-plain-tcp-anyone-can-submit --format --help" ;;
        "up|--folder") files=yes ;;
        "up|--log") words="debug info warning error silent" ;;
        "up|--font") files=yes list=yes ;;
        "up|--metrics") files=yes ;;
        "up|"*) words="--folder --workers --clients --results-address --monitor --log --font --metrics --help" ;;
        "controller|--folder") files=yes ;;
        "controller|--keys") files=yes ;;
        "controller|--log") words="debug info warning error silent" ;;
        "controller|"*) words="--folder --clients --workers-address --collector --results-address --chunk --monitor --keys --insecure-plain-tcp-anyone-can-submit --log --help" ;;
        "worker|--key") files=yes ;;
        "worker|--log") words="debug info warning error silent" ;;
        "worker|--font") files=yes list=yes ;;
        "worker|--metrics") files=yes ;;
        "worker|"*) words="--controller --collector --cache --monitor --key --insecure-plain-tcp-anyone-can-submit --log --font --metrics --help" ;;
        "collector|--results") files=yes ;;
        "collector|--keys") files=yes ;;
        "collector|--log") words="debug info warning error silent" ;;
        "collector|"*) words="--results --workers-address --clients --controller --shard --budget --monitor --keys --insecure-plain-tcp-anyone-can-submit --log --help" ;;
        "keys new|--folder") files=yes ;;
        "keys new|--role") words="worker client" ;;
        "keys new|"*) words="--folder --role --help" ;;
        "keys revoke|--folder") files=yes ;;
        "keys revoke|"*) words="--folder --help" ;;
        "keys list|--folder") files=yes ;;
        "keys list|"*) words="--folder --help" ;;
        "checks|"*) words="conflict ambiguous near-tie clipped protrudes overlap off-screen unsafe truncated text-clipped small-target crowded-target zero-size squashed wrapped-alone misaligned irregular lopsided uneven crossed half-bleed no-margin stretched off-pixel rtl dynamic-type unreachable small-range jump fixed-text-width fixed-text-height open-text-end fixed-direction screen-edge fixed-hugging pinned-by-inequalities duplicate-constraint scroll-content --markdown --help" ;;
        "devices|--format") words="table ndjson ids" ;;
        "devices|"*) words="--format --help" ;;
        "text measure|--style") words="largeTitle title1 title2 title3 headline body callout subheadline footnote caption1 caption2" ;;
        "text measure|--text-size") words="xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5" ;;
        "text measure|--font") files=yes list=yes ;;
        "text measure|--metrics") files=yes ;;
        "text measure|"*) words="--point-size --weight --family --style --text-size --locale --width --lines --scale --font --metrics --help" ;;
        "text accuracy|"*) words="--rows --fail-on-bounds --help" files=yes ;;
        "completions|"*) words="bash fish zsh --help" ;;
        "man|"*) words="--help" ;;
        "version|"*) words="--help" ;;
        "help|"*) words="--help" ;;
        esac
    fi
    if [ -n "$list" ] && [[ "$word" == *,* ]]; then
        head="${word%,*},"
        word="${word##*,}"
    fi
    local reply
    while IFS= read -r reply; do COMPREPLY+=("$head$reply"); done < <(
        compgen -W "$words" -- "$word"
        [ -z "$files" ] || compgen -f -- "$word")
}
complete -o filenames -F _layoutctl layoutctl
