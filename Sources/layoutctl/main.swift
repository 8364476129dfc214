import Glibc

StandardStreams.occupy()
exit(Program.run(Array(CommandLine.arguments.dropFirst()), console: Console()).rawValue)
