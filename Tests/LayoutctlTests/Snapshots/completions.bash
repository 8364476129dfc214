# Completion for bash: source <(layoutctl completions bash)
_layoutctl() {
    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
    local command="${COMP_WORDS[1]}" words="" files=""
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="solve sweep devices completions man version help"
    fi
    case "$command" in
    esac
    if [ -z "$words" ]; then
        case "$command|$before" in
        "solve|--format") words="summary" ;;
        "solve|--fail-on") words="error conflict ambiguous" ;;
        "solve|--device") words="$(layoutctl devices --format ids 2>/dev/null)" ;;
        "solve|--orientation") words="portrait landscape" ;;
        "solve|--direction") words="ltr rtl" ;;
        "solve|"*) words="--format --fail-on --job --device --orientation --state --text-size --direction --locale --variant --help" files=yes ;;
        "sweep|--devices") words="$(layoutctl devices --format ids 2>/dev/null)" ;;
        "sweep|--base") words="$(layoutctl devices --format ids 2>/dev/null)" ;;
        "sweep|--orientations") words="portrait landscape" ;;
        "sweep|--text-sizes") words="xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5" ;;
        "sweep|--directions") words="ltr rtl" ;;
        "sweep|--format") words="summary" ;;
        "sweep|--fail-on") words="error conflict ambiguous" ;;
        "sweep|--device") words="$(layoutctl devices --format ids 2>/dev/null)" ;;
        "sweep|--orientation") words="portrait landscape" ;;
        "sweep|--direction") words="ltr rtl" ;;
        "sweep|"*) words="--devices --widths --heights --base --orientations --text-sizes --directions --format --fail-on --job --device --orientation --state --text-size --direction --locale --variant --help" files=yes ;;
        "devices|--format") words="table ndjson ids" ;;
        "devices|"*) words="--format --help" ;;
        "completions|"*) words="--help" ;;
        "man|"*) words="--help" ;;
        "version|"*) words="--help" ;;
        "help|"*) words="--help" ;;
        esac
    fi
    local reply
    while IFS= read -r reply; do COMPREPLY+=("$reply"); done < <(
        compgen -W "$words" -- "$word"
        [ -z "$files" ] || compgen -f -- "$word")
}
complete -o filenames -F _layoutctl layoutctl
