/// Who may import whom: the table of docs/architecture.md as data.
enum ImportTable {
    /// Modules that a module may import; a folder below a module may add its own.
    static let allowed: [String: Set<String>] = [
        "LayoutSolver": ["Synchronization"],
        "LayoutCore": ["LayoutSolver", "FoundationEssentials", "Synchronization"],
        "LayoutText": ["LayoutCore", "LayoutSolver", "FoundationEssentials", "Synchronization"],
        "LayoutText/": ["CHarfBuzz", "CICU"],
        "LayoutImport": [
            "LayoutText", "LayoutCore", "LayoutSolver", "Foundation", "FoundationXML",
        ],
        "LayoutReport": ["LayoutText", "LayoutCore", "LayoutSolver", "FoundationEssentials"],
        "LayoutWorker": [
            "LayoutText", "LayoutCore", "LayoutSolver", "FoundationEssentials", "Glibc",
            "Synchronization", "Dispatch",
        ],
        "LayoutWorker/Transport": ["CZMQ"],
        "LayoutWorker/Store": ["CSQLite"],
        "LayoutWorker/Service": ["CMicroHTTPD"],
        "UIKit": ["LayoutText", "LayoutCore", "LayoutSolver", "Foundation"],
        "_Testing_UIKit": [],
        "SnapKit": ["UIKit"],
        "AnchorKit": ["UIKit"],
        "Masonry": ["UIKit"],
        "layoutctl": [
            "LayoutWorker", "LayoutReport", "LayoutImport", "LayoutText", "LayoutCore",
            "LayoutSolver", "FoundationEssentials", "Glibc", "Synchronization", "Dispatch",
        ],
    ]

    /// What a file may import by the table.
    static func allowed(for file: SourceFile) -> Set<String> {
        allowed.reduce(into: Set()) { result, row in
            let folder = "Sources/" + row.key
            if file.path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") {
                result.formUnion(row.value)
            }
        }
    }
}
