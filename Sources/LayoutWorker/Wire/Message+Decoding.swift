import FoundationEssentials

extension Message {
    /// Reads frames from a peer. Never traps; checks every length before it parses, and every number after.
    ///
    /// Unknown header keys are ignored. A missing payload frame is an empty payload.
    init(frames: [[UInt8]]) throws(WireError) {
        let type = try Message.checkedType(frames)
        let header = frames[1]
        let payload = frames.count == 3 ? frames[2] : []
        switch type {
        case .submit:
            guard !payload.isEmpty else { throw .badPayload(type, "no specification") }
            self = .submit(try Message.header(header, type), specification: payload)
        case .reply: self = .reply(try Message.header(header, type), body: payload)
        case .frames:
            guard !payload.isEmpty else { throw .badPayload(type, "no columns") }
            self = .frames(try Message.header(header, type), payload: payload)
        case .lease: self = .lease(try Message.header(header, type), specification: payload)
        case .have: self = .have(try Message.header(header, type), specification: payload)
        default:
            guard payload.isEmpty else { throw .badPayload(type, "a payload where none belongs") }
            self = try Message.plain(type, header)
        }
    }

    /// Checks number and length of the frames and the head.
    private static func checkedType(_ frames: [[UInt8]]) throws(WireError) -> MessageType {
        guard frames.count == 2 || frames.count == WireLimits.frames else {
            throw .frameCount(frames.count)
        }
        let head = frames[0]
        guard head.count == WireLimits.head, head[0] == 0x4C, head[1] == 0x57 else {
            throw .badHead
        }
        // The major version is looked at before the rest of the head, which it may define otherwise.
        guard head[2] == WireLimits.major else { throw .unknownMajor(head[2]) }
        guard head[6] == 0, head[7] == 0 else { throw .badHead }
        guard head[5] == 0 else { throw .unknownFlags(head[5]) }
        guard frames[1].count <= WireLimits.header else { throw .headerTooLong(frames[1].count) }
        if frames.count == 3 && frames[2].count > WireLimits.payload {
            throw .payloadTooLong(frames[2].count)
        }
        guard let type = MessageType(rawValue: head[4]) else { throw .unknownType(head[4]) }
        return type
    }

    /// Messages without a payload.
    private static func plain(_ type: MessageType, _ bytes: [UInt8]) throws(WireError) -> Message {
        switch type {
        case .hello: .hello(try header(bytes, type))
        case .welcome: .welcome(try header(bytes, type))
        case .accepted: .accepted(try header(bytes, type))
        case .rejected: .rejected(try header(bytes, type))
        case .status: .status(try header(bytes, type))
        case .list: .list(try header(bytes, type))
        case .explain: .explain(try header(bytes, type))
        case .cancel: .cancel(try header(bytes, type))
        case .cancelled: .cancelled(try header(bytes, type))
        case .follow: .follow(try header(bytes, type))
        case .note: .note(try header(bytes, type))
        case .end: .end(try header(bytes, type))
        case .credit: .credit(try header(bytes, type))
        case .needSpecification: .needSpecification(try header(bytes, type))
        case .beat: .beat(try header(bytes, type))
        case .acknowledge: .acknowledge(try header(bytes, type))
        case .recorded: .recorded(try header(bytes, type))
        case .done: .done(try header(bytes, type))
        case .fail: .fail(try header(bytes, type))
        case .release: .release(try header(bytes, type))
        case .ranges: .ranges(try header(bytes, type))
        case .drain: .drain(try header(bytes, type))
        case .bye: .bye(try header(bytes, type))
        case .error: .error(try header(bytes, type))
        case .retry: .retry(try header(bytes, type))
        case .forget: .forget(try header(bytes, type))
        case .forgotten: .forgotten(try header(bytes, type))
        case .drainWorker: .drainWorker(try header(bytes, type))
        case .submit, .reply, .frames, .lease, .have:
            throw .badPayload(type, "a type with a payload")
        }
    }

    /// Reads one header and checks its numbers.
    private static func header<Header: WireHeader>(
        _ bytes: [UInt8], _ type: MessageType
    ) throws(WireError) -> Header {
        let header: Header
        do {
            header = try JSONDecoder().decode(Header.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw .badHeader(type, describe(error))
        } catch {
            throw .badHeader(type, "not a header")
        }
        if let flaw = header.flaw { throw .badHeader(type, flaw) }
        return header
    }

    /// Place and kind of a decoding error, without the peer's own text in it.
    private static func describe(_ error: DecodingError) -> String {
        func path(_ context: DecodingError.Context) -> String {
            String(context.codingPath.map(\.stringValue).joined(separator: ".").prefix(80))
        }
        return switch error {
        case .typeMismatch(_, let context): "wrong type at \(path(context))"
        case .valueNotFound(_, let context): "no value at \(path(context))"
        case .keyNotFound(let key, _): "no key \(key.stringValue)"
        case .dataCorrupted(let context): "bad data at \(path(context))"
        @unknown default: "not a header"
        }
    }
}
