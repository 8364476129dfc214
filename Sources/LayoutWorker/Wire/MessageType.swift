/// The type byte of the head. Numbers are for ever; new types are added at the end.
enum MessageType: UInt8, CaseIterable, Sendable {
    case hello = 1
    case welcome = 2
    case submit = 3
    case accepted = 4
    case rejected = 5
    case status = 6
    case list = 7
    case explain = 8
    case reply = 9
    case cancel = 10
    case cancelled = 11
    case follow = 12
    case frames = 13
    case note = 14
    case end = 15
    case credit = 16
    case lease = 17
    case needSpecification = 18
    case beat = 19
    case acknowledge = 20
    case recorded = 21
    case done = 22
    case fail = 23
    case release = 24
    case have = 25
    case ranges = 26
    case drain = 27
    case bye = 28
    case error = 29
    case retry = 30
    case forget = 31
    case forgotten = 32
    case drainWorker = 33
}
