/// Who is told how a service stands.
package enum MonitorPlace: Sendable {
    /// Nobody.
    case nowhere
    /// Whoever asks at an address.
    case at(MonitorAddress)
    /// The program around the service, which answers for several.
    case with(MonitorDesk)

    /// An address, or nowhere.
    package init(_ address: MonitorAddress?) {
        self = address.map { .at($0) } ?? .nowhere
    }
}

/// A service's desk and, where it answers for itself, its server.
struct ServiceMonitor {
    /// Where the service's thread answers; nil when nobody asks.
    let desk: MonitorDesk?
    private let server: MonitorServer?

    /// Opens what was asked for.
    init(_ place: MonitorPlace, _ service: String, stop: StopControl) throws(TransportError) {
        switch place {
        case .nowhere:
            desk = nil
            server = nil
        case .with(let desk):
            self.desk = desk
            server = nil
        case .at(let address):
            let desk = try MonitorDesk(service, stop: stop)
            self.desk = desk
            server = try MonitorServer(address, [desk])
        }
    }

    /// Where it answers; nil when nowhere.
    var address: MonitorAddress? { server?.address }

    /// Logs where a service listens and tells its owner.
    func announce(
        _ bound: BoundAddresses, _ log: ServiceLog, _ ready: (BoundAddresses) -> Void
    ) {
        var bound = bound
        bound.monitor = address
        log.write(
            .info, "listening",
            [("clients", "\(bound.clients)"), ("workers", "\(bound.workers)")]
                + (address.map { [("monitor", "http://\($0)/")] } ?? []))
        ready(bound)
    }
}
