internal import FoundationEssentials
internal import LayoutCore

/// A part of a job and the name of its content. Parts of the same content have the same results when the same build answers them,
/// whatever else their jobs try, whatever they are called and in whatever order their axes stand.
struct ContentPart: Equatable, Sendable {
    /// The variants of the job.
    var range: Range<Int>
    /// Hash of all that their results follow from, but for the build.
    var content: String
}

extension ContentPart {
    /// Jobs of fewer variants are solved sooner than they are named.
    static let leastVariants = 32
    /// Jobs of more parts have none: their parts would be as many rows as their bursts.
    static let mostParts = 4_096

    /// The parts of a job; none when it is small, has too many of them, or when the bytes are no specification.
    ///
    /// A part is all screens and steps of one block, locale, data row, direction, text size and state. Its content is those
    /// and what the job says for all of them; the ids of job, layout, sweep and row are left out. O(specification + parts).
    static func parts(of specification: [UInt8], variants: Int) -> [ContentPart] {
        guard variants >= leastVariants,
            let job = try? JobSpecification(wireBytes: specification),
            job.variantCount == variants, let parts = job.parts(atMost: mostParts)
        else { return [] }
        let common = hash { file in
            file = job.file
            file.layouts = ["": job.layout]
            file.sweeps = [:]
            file.jobs = [job.job.withoutAxes]
        }
        let blocks = job.blocks.map { block in
            hash { file in
                var block = block
                block.directions = []
                block.textSizes = []
                file.sweeps = ["": [block]]
            }
        }
        let rows = job.job.data.map { row in
            hash { file in
                var named = Job(id: "", layout: "", sweep: "")
                named.data = [Job.DataRow(id: "", texts: row.texts, updates: row.updates)]
                file.jobs = [named]
            }
        }
        let strings = job.job.strings.mapValues { strings in
            hash { file in
                var named = Job(id: "", layout: "", sweep: "")
                named.strings = ["": strings]
                file.jobs = [named]
            }
        }
        return parts.map { part in
            let facts = [
                common, blocks[part.block], part.locale ?? "",
                part.locale.flatMap { strings[$0] } ?? "", part.data.map { rows[$0] } ?? "",
                part.direction.rawValue, part.textSize.rawValue, part.state ?? "",
                part.state == nil ? "base" : "named",
            ]
            return ContentPart(
                range: part.range,
                content: ContentHash.sha256(Array(facts.joined(separator: "\n").utf8)))
        }
    }

    /// Hash of a file's JSON.
    private static func hash(_ body: (inout JobFile) -> Void) -> String {
        var file = JobFile()
        body(&file)
        return ContentHash.sha256(Array(json(file).utf8))
    }
}

extension Job {
    /// What the job says for all of its variants.
    fileprivate var withoutAxes: Job {
        var job = Job(id: "", layout: "", sweep: "")
        job.platform = platform
        job.steps = steps
        job.frames = frames
        job.checks = checks
        job.expectations = expectations
        return job
    }
}
