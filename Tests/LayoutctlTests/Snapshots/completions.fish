# Completion for fish: layoutctl completions fish | source
complete -c layoutctl -f
complete -c layoutctl -n __fish_use_subcommand -a devices -d 'list the screens known by name'
complete -c layoutctl -n '__fish_seen_subcommand_from devices' -l format -x -a 'table ndjson ids' -d 'How to print; table if not said.'
complete -c layoutctl -n '__fish_seen_subcommand_from devices' -l help -d 'Show this help.'
complete -c layoutctl -n __fish_use_subcommand -a completions -d 'print the completion script for a shell'
complete -c layoutctl -n '__fish_seen_subcommand_from completions' -l help -d 'Show this help.'
complete -c layoutctl -n __fish_use_subcommand -a man -d 'print the manual page'
complete -c layoutctl -n '__fish_seen_subcommand_from man' -l help -d 'Show this help.'
complete -c layoutctl -n __fish_use_subcommand -a version -d 'print the version'
complete -c layoutctl -n '__fish_seen_subcommand_from version' -l help -d 'Show this help.'
complete -c layoutctl -n __fish_use_subcommand -a help -d 'show the commands, or one of them with examples'
complete -c layoutctl -n '__fish_seen_subcommand_from help' -l help -d 'Show this help.'
