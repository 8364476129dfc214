import FoundationEssentials
import Glibc
import Testing

@testable import LayoutWorker

/// `/metrics`, `/healthz`, `/livez` and the page of real services, over real sockets.
@Suite(.serialized) struct MonitorTests {
    /// The names docs/pool.md lists, each with its kind, and the services it says export it.
    private func documented() throws -> [String: (kind: String, services: Set<String>)] {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../docs/pool.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        var names: [String: (kind: String, services: Set<String>)] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("| `layoutctl_") {
            let cells = line.split(separator: "|").map {
                $0.drop { $0 == " " }.split(separator: " ").map { String($0) }
            }
            let name = cells[0][0].replacing("`", with: "")
            let services = Set(cells[2].map { $0.replacing(",", with: "") })
            names[name] = (cells[1][0], services)
        }
        return names
    }

    /// The metrics of a text: kind and series by name.
    private func parsed(_ text: String) -> (kinds: [String: String], series: [String: Double]) {
        var kinds: [String: String] = [:]
        var series: [String: Double] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map { String($0) }
            if line.hasPrefix("# TYPE") {
                kinds[words[2]] = words[3]
            } else if !line.hasPrefix("#"), let space = line.lastIndex(of: " ") {
                series[String(line[..<space])] = Double(line[line.index(after: space)...])
            }
        }
        return (kinds, series)
    }

    @Test func everyMetricIsExportedAsDocumented() throws {
        let pool = try PoolInProcess(folder: ScratchFolder(), isWatched: true)
        try pool.startController()
        try pool.startCollector()
        try pool.startWorker()
        let client = try ControllerClient(pool.clients)
        _ = try client.submit(PoolInProcess.submission("a", variants: 3_000))
        _ = try ResultsFollower(pool.results).follow(job: "a") { (_: RecordedVariant) in true }
        let documented = try documented()
        #expect(documented.count > 30)
        var values: [String: Double] = [:]
        for service in ["controller", "collector", "worker"] {
            let answer = try pool.get("/metrics", of: service)
            #expect(answer.status == 200)
            #expect(answer.head.contains("text/plain; version=0.0.4"))
            let (kinds, series) = parsed(answer.body)
            let expected = documented.filter { $0.value.services.contains(service) }
            #expect(kinds == expected.mapValues(\.kind), "\(service)")
            values.merge(series) { first, _ in first }
        }
        #expect(values["layoutctl_recorded_variants_total"] == 3_000)
        #expect(values["layoutctl_solves_total{kind=\"build\"}"] == 1)
        #expect(values["layoutctl_solves_total{kind=\"walk\"}"] == 2_999)
        #expect(values["layoutctl_pivots_total"] == 3_000)
        #expect(values["layoutctl_jobs{state=\"done\"}"] == 1)
        #expect(values["layoutctl_collector_ready"] == 1)
        #expect(values["layoutctl_solve_seconds_count{warmth=\"cold\"}"] == 1)
        #expect(values["layoutctl_solve_seconds_bucket{warmth=\"warm\",le=\"+Inf\"}"] == 2_999)
        #expect((values["layoutctl_resident_bytes{service=\"worker\"}"] ?? 0) > 1_000_000)
        #expect(pool.problems == [])
    }

    @Test func aServiceThatWorksIsHealthyAndShowsItself() throws {
        let pool = try PoolInProcess(folder: ScratchFolder(), isWatched: true)
        try pool.startController()
        try pool.startCollector()
        _ = try ControllerClient(pool.clients).submit(
            PoolInProcess.submission("a <b> & \"c\"", variants: 10))
        for service in ["controller", "collector"] {
            let health = try pool.get("/healthz", of: service)
            #expect(health.status == 200)
            let line = "[{\"isHealthy\":true,\"problems\":[],\"service\":\"\(service)\"}]\n"
            #expect(health.body == line)
            #expect(try pool.get("/livez", of: service).status == 200)
            #expect(try pool.get("/nothing", of: service).status == 404)
            #expect(try pool.get("/", of: service, method: "POST").status == 405)
        }
        let page = try pool.get("/", of: "controller")
        #expect(page.status == 200)
        #expect(page.body.contains("<td>a &lt;b&gt; &amp; &quot;c&quot;</td>"))
        #expect(pool.problems == [])
    }
}
