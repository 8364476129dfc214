#compdef layoutctl
# Completion for zsh: layoutctl completions zsh > ~/.zfunc/_layoutctl
_layoutctl() {
    local command="${words[2]}"
    if (( CURRENT == 2 )); then
        compadd -- solve sweep devices completions man version help
        return
    fi
    case "$command" in
    esac
    case "$command" in
    "solve")
        _arguments \
            '--format[How to print; summary if not said.]:value:(summary)' \
            '*--fail-on[Exit with 1 where constraints conflict, where a layout is ambiguous, or (error) either.]:value:(error conflict ambiguous)' \
            '*--job[Only these jobs; * stands for any letters.]:value: ' \
            '*--device[Only these devices; * stands for any letters.]:device:( ${(f)"$(layoutctl devices --format ids 2>/dev/null)"} )' \
            '*--orientation[Only this orientation.]:value:(portrait landscape)' \
            '*--state[Only these states; base is the one without a name.]:value: ' \
            '*--text-size[Only these text sizes.]:value: ' \
            '*--direction[Only this reading direction.]:value:(ltr rtl)' \
            '*--locale[Only these locales.]:value: ' \
            '*--variant[Only these variants, by number from 0.]:value: ' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
    "sweep")
        _arguments \
            '*--devices[Devices to try; * stands for any letters.]:device:( ${(f)"$(layoutctl devices --format ids 2>/dev/null)"} )' \
            '*--widths[Widths to try, points.]:value: ' \
            '*--heights[Heights to try; the base’s if not said.]:value: ' \
            '--base[Device that sizes take traits, scale and insets from; iphone-15 if not said.]:device:( ${(f)"$(layoutctl devices --format ids 2>/dev/null)"} )' \
            '*--orientations[Orientations of devices; portrait if not said.]:value:(portrait landscape)' \
            '*--text-sizes[Text sizes; large if not said.]:value:(xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5)' \
            '*--directions[Reading directions; ltr if not said.]:value:(ltr rtl)' \
            '--format[How to print; summary if not said.]:value:(summary)' \
            '*--fail-on[Exit with 1 where constraints conflict, where a layout is ambiguous, or (error) either.]:value:(error conflict ambiguous)' \
            '*--job[Only these jobs; * stands for any letters.]:value: ' \
            '*--device[Only these devices; * stands for any letters.]:device:( ${(f)"$(layoutctl devices --format ids 2>/dev/null)"} )' \
            '*--orientation[Only this orientation.]:value:(portrait landscape)' \
            '*--state[Only these states; base is the one without a name.]:value: ' \
            '*--text-size[Only these text sizes.]:value: ' \
            '*--direction[Only this reading direction.]:value:(ltr rtl)' \
            '*--locale[Only these locales.]:value: ' \
            '*--variant[Only these variants, by number from 0.]:value: ' \
            '--help[Show this help.]' \
            '*:argument:_files' ;;
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
