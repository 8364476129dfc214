import ExampleScreens
import Foundation

// screens [NAME...]: writes NAME.json, a job file, for each screen named; for all of them without a name.
let names = Array(CommandLine.arguments.dropFirst())
let known = ExampleScreen.all.map(\.name)
if let stranger = names.first(where: { !known.contains($0) }) {
    FileHandle.standardError.write(
        Data(
            "screens: there is no '\(stranger)'; there are \(known.joined(separator: ", "))\n".utf8)
    )
    exit(2)
}
for screen in ExampleScreen.all where names.isEmpty || names.contains(screen.name) {
    do {
        try MainActor.assumeIsolated { try screen.job().write(to: "\(screen.name).json") }
        print("\(screen.name).json")
    } catch {
        FileHandle.standardError.write(Data("screens: \(screen.name): \(error)\n".utf8))
        exit(1)
    }
}
