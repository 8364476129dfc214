# Completion for bash: source <(layoutctl completions bash)
_layoutctl() {
    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
    local command="${COMP_WORDS[1]}" words="" files=""
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="devices completions man version help"
    fi
    case "$command" in
    esac
    if [ -z "$words" ]; then
        case "$command|$before" in
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
