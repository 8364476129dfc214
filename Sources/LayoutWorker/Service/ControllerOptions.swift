/// Where a controller listens and keeps its queue.
package struct ControllerOptions: Sendable {
    /// Where clients connect.
    package var clients: Endpoint
    /// Where workers and the collector connect.
    package var workers: Endpoint
    /// Where each collector takes frames, told to workers; empty for one that they know.
    package var collectors: [Endpoint]
    /// Where each collector serves results, told to clients, in the same order; empty for one that they know.
    package var results: [Endpoint]
    /// Folder of the queue; made when it is missing.
    package var folder: String
    /// Folder of the pool's keys; nil is plain connections, on this machine alone.
    package var keys: String?
    /// Who is told how the service stands, and where.
    package var monitor = MonitorPlace.nowhere
    /// How much is logged.
    package var logLevel: ServiceLog.Level
    /// Times and limits.
    var configuration = ControllerConfiguration()

    /// Most variants handed out at once; by itself a chunk grows to what takes 0.4 seconds.
    package var largestChunk: Int {
        get { configuration.largestChunk }
        set {
            configuration.largestChunk = newValue
            configuration.firstChunk = min(configuration.firstChunk, newValue)
        }
    }

    /// Creates options with the usual addresses of one machine.
    package init(
        folder: String, clients: Endpoint = PoolAddresses.controllerClients,
        workers: Endpoint = PoolAddresses.controllerWorkers,
        collector: Endpoint? = PoolAddresses.collectorWorkers,
        results: Endpoint? = PoolAddresses.collectorClients,
        logLevel: ServiceLog.Level = .warning
    ) {
        self.folder = folder
        self.clients = clients
        self.workers = workers
        collectors = collector.map { [$0] } ?? []
        self.results = results.map { [$0] } ?? []
        self.logLevel = logLevel
    }

    /// The collectors as the controller's machine is told.
    var shards: [ShardAddresses] {
        (0..<max(1, collectors.count, results.count)).map { index in
            ShardAddresses(
                frames: index < collectors.count ? collectors[index].description : nil,
                results: index < results.count ? results[index].description : nil)
        }
    }
}

/// The usual addresses of the daemons on one machine.
package enum PoolAddresses {
    /// The controller, for clients.
    package static let controllerClients = Endpoint(loopbackPort: 7341)
    /// The controller, for workers and the collector.
    package static let controllerWorkers = Endpoint(loopbackPort: 7342)
    /// The collector, for workers.
    package static let collectorWorkers = Endpoint(loopbackPort: 7343)
    /// The collector, for clients.
    package static let collectorClients = Endpoint(loopbackPort: 7344)
}
