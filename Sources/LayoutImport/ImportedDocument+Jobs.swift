public import LayoutCore

extension ImportedDocument {
    /// Name of the sweep that imported jobs run over.
    public static let sweepName = "screens"

    /// The scenes as a job file: a layout and a job each, over every phone and tablet in both orientations.
    ///
    /// `name` stands before the scenes' names, so that the jobs of several documents differ.
    public func jobFile(named name: String) -> JobFile {
        var file = JobFile()
        var block = SweepBlock()
        block.devices = ["iphone-*", "ipad-*"]
        block.orientations = Orientation.allCases
        file.sweeps[Self.sweepName] = [block]
        for scene in scenes {
            let id = "\(name)/\(scene.name)"
            file.layouts[id] = scene.layout
            var job = Job(id: id, layout: id, sweep: Self.sweepName)
            job.strings = scene.strings
            file.jobs.append(job)
        }
        return file
    }
}
