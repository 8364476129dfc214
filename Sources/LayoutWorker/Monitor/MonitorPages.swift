internal import FoundationEssentials

/// What a monitoring server answers to a path. Pure.
enum MonitorPages {
    /// An answer.
    struct Response: Equatable {
        /// HTTP status.
        var code: Int
        /// MIME type.
        var contentType: String
        /// The body, UTF-8.
        var body: String
    }

    /// What is wrong with one service, as `/healthz` says it.
    private struct Health: Encodable {
        var service: String
        var isHealthy: Bool
        var problems: [String]
    }

    /// The answer to a path, from the services of the process; a report is nil where a service did not answer in time.
    ///
    /// `/metrics` is for Prometheus; `/healthz` is 503 while a service cannot do its work; `/livez` is 503 only while one
    /// does not answer, which a new start can cure; `/` is for people.
    static func response(
        to path: String, _ reports: [(service: String, report: MonitorReport?)]
    ) -> Response {
        let isAlive = reports.allSatisfy { $0.report != nil }
        switch path {
        case "/metrics":
            guard isAlive else { return plain(503, "a service does not answer\n") }
            return Response(
                code: 200, contentType: MetricsText.contentType,
                body: MetricsText.text(reports.flatMap { $0.report?.metrics ?? [] }))
        case "/healthz": return health(reports)
        case "/livez": return plain(isAlive ? 200 : 503, isAlive ? "alive\n" : "stuck\n")
        case "/":
            return Response(
                code: 200, contentType: "text/html; charset=utf-8", body: page(reports))
        default: return plain(404, "there are /, /metrics, /healthz and /livez\n")
        }
    }

    /// An answer of one line.
    static func plain(_ code: Int, _ text: String) -> Response {
        Response(code: code, contentType: "text/plain; charset=utf-8", body: text)
    }

    /// Why a service without a report is not healthy.
    private static let silence = "its thread does not answer"

    private static func health(
        _ reports: [(service: String, report: MonitorReport?)]
    ) -> Response {
        let list = reports.map { service, report in
            let problems = report?.problems ?? [silence]
            return Health(service: service, isHealthy: problems.isEmpty, problems: problems)
        }
        return Response(
            code: list.allSatisfy(\.isHealthy) ? 200 : 503, contentType: "application/json",
            body: json(list) + "\n")
    }

    private static func page(
        _ reports: [(service: String, report: MonitorReport?)]
    ) -> String {
        var html = """
            <!doctype html><html lang="en"><head><meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta http-equiv="refresh" content="5"><title>layoutctl</title><style>
            body{font:14px/1.5 system-ui,sans-serif;margin:2em;color:#222;background:#fff}
            table{border-collapse:collapse;margin:0 0 1.5em}caption{text-align:left;font-weight:600}
            th,td{text-align:left;padding:.15em 1.2em .15em 0;border-bottom:1px solid #ddd}
            .bad{color:#b00020}
            @media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}
            th,td{border-color:#444}.bad{color:#ff8a80}}
            </style></head><body>

            """
        for (service, report) in reports {
            html += "<h1>\(escaped(service))</h1>\n"
            for problem in report?.problems ?? [silence] {
                html += "<p class=\"bad\">\(escaped(problem))</p>\n"
            }
            for table in report?.tables ?? [] { html += self.html(table) }
        }
        return html + "<p><a href=\"/metrics\">metrics</a> <a href=\"/healthz\">health</a></p>\n"
            + "</body></html>\n"
    }

    private static func html(_ table: MonitorReport.Table) -> String {
        func row(_ cells: [String], _ element: String) -> String {
            "<tr>" + cells.map { "<\(element)>\(escaped($0))</\(element)>" }.joined() + "</tr>\n"
        }
        let head = table.columns.contains { !$0.isEmpty } ? row(table.columns, "th") : ""
        return "<table><caption>\(escaped(table.title))</caption>\n" + head
            + table.rows.map { row($0, "td") }.joined() + "</table>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
