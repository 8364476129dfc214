/// What a service says of itself to those who watch it: numbers for machines, tables for people, and whether it can work.
struct MonitorReport: Equatable, Sendable {
    /// A table of the status page.
    struct Table: Equatable, Sendable {
        /// What it is about.
        var title: String
        /// Heads of its columns.
        var columns: [String]
        /// Its rows, each as long as `columns`.
        var rows: [[String]]
    }

    /// Most rows of a table; more are counted in a last row.
    static let mostRows = 100

    /// "controller", "collector" or "worker".
    var service: String
    /// All metrics, also those that stand at 0.
    var metrics: [Metric]
    /// Why it cannot do its work now; empty is healthy. Sentences for people.
    var problems: [String]
    /// What the page shows.
    var tables: [Table]
}

extension MonitorReport.Table {
    /// A table of named values.
    init(_ title: String, _ facts: KeyValuePairs<String, String>) {
        self.init(title: title, columns: ["", ""], rows: facts.map { [$0.key, $0.value] })
    }

    /// A table of at most `MonitorReport.mostRows` rows of `total`.
    init(_ title: String, _ columns: [String], _ rows: [[String]], of total: Int) {
        self.init(title: title, columns: columns, rows: rows)
        if total > rows.count {
            let blank = [String](repeating: "", count: max(0, columns.count - 1))
            self.rows.append(["and \(total - rows.count) more"] + blank)
        }
    }
}
