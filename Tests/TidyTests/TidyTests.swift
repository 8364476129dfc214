import Foundation
import Testing

/// The house rules that no compiler and no formatter holds.
@Suite struct TidyTests {
    @Test func importsFollowTheTable() {
        var breaches: [String] = []
        for file in Repository.swiftFiles where file.isShipped {
            let allowed = ImportTable.allowed(for: file)
            for (number, line) in file.code.enumerated() where line.contains("import ") {
                guard
                    let match = line.firstMatch(
                        of: /^\s*(?:@\w+\s+)*(?:public |package |internal )?import (?:\w+ )?(\w+)/)
                else { continue }
                let module = String(match.1)
                if !allowed.contains(module) {
                    breaches.append("\(file.path):\(number + 1): imports \(module)")
                }
            }
        }
        #expect(breaches == [])
    }

    @Test func bannedCallsAreAbsent() {
        struct Ban {
            /// Looked for first: plain text is found fast.
            let word: String
            let pattern: String
            let instead: String
            let applies: (SourceFile) -> Bool
        }
        let everywhere: (SourceFile) -> Bool = { _ in true }
        let bans = [
            Ban(word: "try!", pattern: #"\btry!"#, instead: "throw", applies: everywhere),
            Ban(word: "as!", pattern: #"\bas!"#, instead: "as? and an error", applies: everywhere),
            Ban(
                word: "fatalError", pattern: #"\bfatalError\("#, instead: "precondition or throw",
                applies: everywhere),
            Ban(word: "Date()", pattern: #"\bDate\(\)"#, instead: "a clock that is passed in") {
                $0.isShipped && $0.module != "layoutctl"
            },
            Ban(word: "print(", pattern: #"(^|[^.\w])print\("#, instead: "Console") {
                $0.isShipped
            },
            Ban(
                word: "sleep(", pattern: #"\b(u?sleep|nanosleep)\("#,
                instead: "a condition to wait for"
            ) {
                !$0.isShipped
            },
        ]
        var breaches: [String] = []
        for ban in bans {
            guard let pattern = try? Regex(ban.pattern) else {
                Issue.record("not a pattern: \(ban.pattern)")
                continue
            }
            for file in Repository.swiftFiles where ban.applies(file) {
                for (number, line) in file.code.enumerated()
                where line.contains(ban.word) && line.contains(pattern) {
                    breaches.append(
                        "\(file.path):\(number + 1): \(ban.pattern); instead: \(ban.instead)")
                }
            }
        }
        #expect(breaches == [])
    }

    @Test func filesAreShort() {
        let long = Repository.swiftFiles.compactMap { file in
            let most = file.path.contains("/Generated/") ? 600 : 400
            return file.lines.count > most
                ? "\(file.path): \(file.lines.count) lines, at most \(most)" : nil
        }
        #expect(long == [])
    }

    @Test func sharedDeclarationsAreDocumented() {
        let declaration =
            /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public|package)(?:\(set\))? (?!import|extension)/
        // What a protocol of the standard library asks for is documented there.
        let witness =
            /func [<=]|init\(\w+Literal |func (hash|encode)\(|init\(from |var description:/
        let attribute = /^\s*(?:@\w+(?:\(.*\))?\s*)+$/
        var breaches: [String] = []
        for file in Repository.swiftFiles where file.isShipped {
            for (number, line) in file.code.enumerated() {
                if line.contains("/**") {
                    breaches.append("\(file.path):\(number + 1): write /// comments")
                }
                guard line.contains("public ") || line.contains("package "),
                    line.firstMatch(of: declaration) != nil, !line.contains(witness)
                else {
                    continue
                }
                var above = number - 1
                while above >= 0, file.lines[above].firstMatch(of: attribute) != nil { above -= 1 }
                let isDocumented =
                    above >= 0
                    && file.lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("///")
                if !isDocumented {
                    breaches.append("\(file.path):\(number + 1): undocumented")
                }
            }
        }
        #expect(breaches == [])
    }

    @Test func noMarkersAreLeft() {
        let markers = ["TO" + "DO", "FIX" + "ME", "HA" + "CK:"]
        var found: [String] = []
        for file in Repository.writtenFiles {
            for (number, line) in file.lines.enumerated()
            where markers.contains(where: { line.contains($0) }) {
                found.append("\(file.path):\(number + 1): \(line)")
            }
        }
        #expect(found == [])
    }

    @Test func documentsNamedInDocumentsExist() {
        let reference = /(?:docs|scripts|deploy|Examples|Benchmarks|Fuzz)\/[\w.\/-]*\w/
        let documents = Repository.writtenFiles.filter { $0.path.hasSuffix(".md") }
        var missing: [String] = []
        for file in documents {
            for (number, line) in file.lines.enumerated() {
                for match in line.matches(of: reference) {
                    let path = Repository.root.appending(path: String(match.0)).path
                    if !FileManager.default.fileExists(atPath: path) {
                        missing.append("\(file.path):\(number + 1): \(match.0)")
                    }
                }
            }
        }
        #expect(documents.contains { $0.path == "README.md" })
        #expect(missing == [])
    }
}
