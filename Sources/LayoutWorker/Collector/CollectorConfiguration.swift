/// Times and limits of a collector.
struct CollectorConfiguration: Equatable, Sendable {
    /// Random, one a process.
    var uuid: String
    /// Name for people.
    var name: String
    /// Its place in the controller's list of collectors.
    var shard = 0
    /// Where the controller should be, as people are told.
    var controllerAddress = ""
    /// Time between beats to the controller.
    var beatMilliseconds = 2_000
    /// Bytes of frames one worker may have under way.
    var workerCreditBytes = 4 << 20
    /// Bytes of frames of all workers that may wait for the disk; beyond it frames are dropped and come again.
    var pendingBytes = 256 << 20
    /// Workers connected at once.
    var workers = 4_096
    /// Followers at once.
    var followers = 256
    /// Greatest window of a follower.
    var followerWindowBytes = 8 << 20
    /// Jobs known at once; beyond it no job is opened.
    var jobs = 200_000
}
