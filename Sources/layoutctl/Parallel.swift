import Dispatch
import Synchronization

/// Independent pieces of work over all cores of the machine.
enum Parallel {
    /// The results of `body` in the order of the elements. The first error of the lowest element is thrown; after an error
    /// or a signal no more pieces are begun.
    ///
    /// - Parameter progress: Told how many are done, from the thread that did one.
    static func map<Element: Sendable, Value: Sendable>(
        _ elements: [Element], progress: @Sendable (Int) -> Void = { _ in },
        _ body: @Sendable (Element) throws -> Value
    ) throws -> [Value] {
        let results = Mutex<[Result<Value, any Error>?]>(
            Array(repeating: nil, count: elements.count))
        let done = Atomic<Int>(0)
        let isStopped = Atomic<Bool>(false)
        DispatchQueue.concurrentPerform(iterations: elements.count) { number in
            if isStopped.load(ordering: .relaxed) || Interruption.isRequested { return }
            let result = Result { try body(elements[number]) }
            if case .failure = result { isStopped.store(true, ordering: .relaxed) }
            results.withLock { $0[number] = result }
            progress(done.add(1, ordering: .relaxed).newValue)
        }
        return try results.withLock { $0 }.compactMap { try $0?.get() }
    }
}
