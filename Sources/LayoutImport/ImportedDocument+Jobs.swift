public import LayoutCore

extension ImportedDocument {
    /// Name of the sweep that imported jobs run over.
    public static let sweepName = "screens"

    /// Widths that cells are tried at, points: lists on phones, and on a tablet.
    private static let cellWidths = [320.0, 375, 393, 414, 430, 768]

    /// The scenes as a job file: a layout and a job each, over every phone and tablet in both orientations, or over every
    /// television.
    ///
    /// A cell of its own is no screen: it is tried at the widths of lists, in its recorded height.
    /// `name` stands before the scenes' names, so that the jobs of several documents differ.
    public func jobFile(named name: String) -> JobFile {
        var file = JobFile()
        var block = SweepBlock()
        if scenes.contains(where: { $0.design.idiom == .tv }) {
            block.devices = ["apple-tv-*"]
        } else {
            block.devices = ["iphone-*", "ipad-*"]
            block.orientations = Orientation.allCases
        }
        file.sweeps[Self.sweepName] = [block]
        for scene in scenes {
            let id = "\(name)/\(scene.name)"
            file.layouts[id] = scene.layout
            var job = Job(id: id, layout: id, sweep: Self.sweepName)
            if scene.layout.root.kind == .cell {
                var list = scene.design
                list.widths = .values(Self.cellWidths)
                file.sweeps[id] = [list]
                job.sweep = id
            }
            job.strings = scene.strings
            file.jobs.append(job)
        }
        return file
    }
}
