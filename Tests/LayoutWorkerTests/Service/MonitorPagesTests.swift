import LayoutCore
import Testing

@testable import LayoutWorker

struct MonitorPagesTests {
    private func report(_ problems: [String] = []) -> MonitorReport {
        MonitorReport(service: "controller", metrics: [], problems: problems, tables: [])
    }

    @Test func theTextIsWhatPrometheusReads() {
        var metric = Metric(.gauge, "layoutctl_variants", "Variants\nby \\ place.")
        metric.add(12, [Metric.Label("job", "a \"b\"\n\\"), Metric.Label("state", "queued")])
        metric.add(0.25, [])
        let again = Metric(.gauge, "layoutctl_variants", "another", 3, [Metric.Label("job", "z")])
        let other = Metric.counter("layoutctl_steals_total", "Steals.", 7)
        let text = MetricsText.text([metric, other, again])
        let expected = #"""
            # HELP layoutctl_variants Variants\nby \\ place.
            # TYPE layoutctl_variants gauge
            layoutctl_variants{job="a \"b\"\n\\",state="queued"} 12
            layoutctl_variants 0.25
            layoutctl_variants{job="z"} 3
            # HELP layoutctl_steals_total Steals.
            # TYPE layoutctl_steals_total counter
            layoutctl_steals_total 7

            """#
        #expect(text == expected)
    }

    @Test func histogramsAreCumulative() {
        var histogram = DurationHistogram()
        for seconds in [0.5e-6, 1e-6, 0.003, 0.003, 60] { histogram.add(seconds: seconds) }
        let samples = histogram.samples([])
        var byBound: [String: Double] = [:]
        for sample in samples where sample.suffix == "_bucket" {
            byBound[sample.labels[0].value] = sample.value
        }
        #expect(byBound["1e-06"] == 2)
        #expect(byBound["0.002"] == 2)
        #expect(byBound["0.005"] == 4)
        #expect(byBound["10"] == 4)
        #expect(byBound["+Inf"] == 5)
        #expect(samples.last?.value == 5)
        #expect(abs(histogram.sum - 60.0060015) < 1e-9)
    }

    @Test func healthIsRedForAProblemAndLifeOnlyForSilence() {
        let sick = [(service: "controller", report: Optional(report(["the disk is full"])))]
        let stuck = [(service: "controller", report: MonitorReport?.none)]
        #expect(MonitorPages.response(to: "/healthz", sick).code == 503)
        #expect(MonitorPages.response(to: "/healthz", sick).body.contains("the disk is full"))
        #expect(MonitorPages.response(to: "/livez", sick).code == 200)
        #expect(MonitorPages.response(to: "/metrics", sick).code == 200)
        for path in ["/healthz", "/livez", "/metrics"] {
            #expect(MonitorPages.response(to: path, stuck).code == 503)
        }
        #expect(MonitorPages.response(to: "/", stuck).body.contains("does not answer"))
    }

    @Test(
        arguments: [
            ("7345", "127.0.0.1", 7345), ("0.0.0.0:80", "0.0.0.0", 80), ("[::1]:0", "::1", 0),
        ] as [(String, String, UInt16)])
    func addressesAreRead(_ text: String, _ host: String, _ port: UInt16) throws {
        let address = try MonitorAddress(text)
        #expect(address.host == host)
        #expect(address.port == port)
    }

    @Test(
        arguments: [
            "", "x", "70000", "localhost:1", "1.2.3:4", "1.2.3.4:", "::1:80", "01.2.3.4:5",
        ])
    func otherAddressesAreNot(_ text: String) {
        #expect(throws: Diagnostic.self) { try MonitorAddress(text) }
    }

    /// Of many open jobs the first have series of their own, and nothing is lost in the rest.
    @Test func manyJobsShareSeries() {
        var pool = ControllerHarness()
        pool.connect()
        for number in 0..<300 { pool.submit("job\(number)", variants: 10) }
        let metrics = pool.machine.metrics(pool.now)
        let variants = metrics.first { $0.name == "layoutctl_variants" }
        let queued = (variants?.samples ?? []).filter { $0.labels.last?.value == "queued" }
        #expect(queued.count == 257)
        #expect(queued.reduce(0) { $0 + $1.value } == 3_000)
        #expect(queued.last?.labels.first?.value == "(others)")
    }
}
