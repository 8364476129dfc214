extension Message {
    /// The type byte, the header and the payload, nil where the type has none.
    var parts: (type: MessageType, header: any WireHeader, payload: [UInt8]?) {
        switch self {
        case .hello(let header): (.hello, header, nil)
        case .welcome(let header): (.welcome, header, nil)
        case .submit(let header, let specification): (.submit, header, specification)
        case .accepted(let header): (.accepted, header, nil)
        case .rejected(let header): (.rejected, header, nil)
        case .status(let header): (.status, header, nil)
        case .list(let header): (.list, header, nil)
        case .explain(let header): (.explain, header, nil)
        case .reply(let header, let body): (.reply, header, body)
        case .cancel(let header): (.cancel, header, nil)
        case .cancelled(let header): (.cancelled, header, nil)
        case .follow(let header): (.follow, header, nil)
        case .frames(let header, let payload): (.frames, header, payload)
        case .note(let header): (.note, header, nil)
        case .end(let header): (.end, header, nil)
        case .credit(let header): (.credit, header, nil)
        case .lease(let header, let specification): (.lease, header, specification)
        case .needSpecification(let header): (.needSpecification, header, nil)
        case .beat(let header): (.beat, header, nil)
        case .acknowledge(let header): (.acknowledge, header, nil)
        case .recorded(let header): (.recorded, header, nil)
        case .done(let header): (.done, header, nil)
        case .fail(let header): (.fail, header, nil)
        case .release(let header): (.release, header, nil)
        case .have(let header, let specification): (.have, header, specification)
        case .ranges(let header): (.ranges, header, nil)
        case .drain(let header): (.drain, header, nil)
        case .bye(let header): (.bye, header, nil)
        case .error(let header): (.error, header, nil)
        case .retry(let header): (.retry, header, nil)
        case .forget(let header): (.forget, header, nil)
        case .forgotten(let header): (.forgotten, header, nil)
        case .drainWorker(let header): (.drainWorker, header, nil)
        }
    }

    /// The type byte.
    var type: MessageType { parts.type }
}
