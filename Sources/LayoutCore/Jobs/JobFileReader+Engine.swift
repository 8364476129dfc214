extension JobFileReader {
    /// Where a layout was read from.
    struct LayoutPlace {
        var node: JSONNode
        var path: JSONPath
        var source: SourceText
    }

    /// Reports what the engine would refuse, at its place in the text, so that what is read can be solved.
    ///
    /// Only for a file without other mistakes, which would be told twice.
    func checkForEngine(_ file: JobFile, jobs: JSONNode?, places: [String: LayoutPlace]) {
        guard reader.diagnostics.isEmpty, case .array(let nodes)? = jobs?.value,
            nodes.count == file.jobs.count
        else { return }
        for (number, specification) in file.specifications.enumerated() {
            guard let layout = places[specification.job.layout] else { continue }
            let path = JSONPath.root.appending("jobs").appending(number)
            checkForEngine(specification, job: (nodes[number], path), layout: layout)
        }
    }

    private func checkForEngine(
        _ specification: JobSpecification, job: (node: JSONNode, path: JSONPath),
        layout: LayoutPlace
    ) {
        for diagnostic in LayoutValidator.diagnostics(specification) {
            let path = diagnostic.path ?? ""
            let isOfJob = path.hasPrefix("data[") || path.hasPrefix("steps[")
            let top = isOfJob ? job.node : layout.node
            let found = top.deepestNode(on: path)
            var placed = diagnostic
            if !found.isWhole, let text = constraintText(at: path, in: specification.layout) {
                placed.message += " in '\(text)'"
            }
            let source = isOfJob ? reader.source : layout.source
            let pathOfTop = isOfJob ? job.path : layout.path
            let full = path.split(separator: ".").reduce(pathOfTop) { $0.appending(String($1)) }
            let other = JSONReader(source)
            other.report(placed, offset: found.node.offset, full)
            // Two jobs of one layout have its mistakes once.
            for diagnostic in other.diagnostics where !reader.diagnostics.contains(diagnostic) {
                reader.adopt([diagnostic])
            }
        }
    }

    private func constraintText(at path: String, in layout: Layout) -> String? {
        guard path.hasPrefix("constraints["), let close = path.firstIndex(of: "]"),
            let index = Int(path[..<close].dropFirst("constraints[".count)),
            layout.constraints.indices.contains(index)
        else { return nil }
        return layout.constraints[index].text
    }
}
