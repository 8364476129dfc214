#compdef layoutctl
# Completion for zsh: layoutctl completions zsh > ~/.zfunc/_layoutctl
_layoutctl() {
    local command="${words[2]}"
    if (( CURRENT == 2 )); then
        compadd -- devices completions man version help
        return
    fi
    case "$command" in
    esac
    case "$command" in
    "devices")
        _arguments \
            '--format[How to print; table if not said.]:value:(table ndjson ids)' \
            '--help[Show this help.]' \
            '*:argument:' ;;
    "completions")
        _arguments \
            '--help[Show this help.]' \
            '*:argument:' ;;
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
