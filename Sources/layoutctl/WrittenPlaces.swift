import LayoutCore

/// Gives findings the places where job files have what they are about, unless the files state others (`source`). Each file is
/// looked through once, and only where a finding has no place.
struct WrittenPlaces {
    private var files: [String: JobFilePlaces] = [:]

    /// The findings of a job of a file with their places.
    mutating func completed(
        _ findings: [Finding], of specification: JobSpecification, from path: String,
        console: Console
    ) -> [Finding] {
        // A pipe cannot be read again, and a document's views know their places.
        guard !DocumentInput.isDocument(path), InputFile.isRegular(path),
            findings.contains(where: \.sources.isEmpty)
        else { return findings }
        if files[path] == nil {
            let bytes = (try? InputFile.read(path, console: console)) ?? []
            files[path] = JobFilePlaces(bytes, file: InputFile.name(path))
        }
        return findings.map { finding in
            guard finding.sources.isEmpty, let places = files[path] else { return finding }
            var placed = finding
            placed.sources = places.places(
                constraints: finding.constraints, items: finding.cause.views,
                inLayout: specification.job.layout)
            return placed
        }
    }
}
