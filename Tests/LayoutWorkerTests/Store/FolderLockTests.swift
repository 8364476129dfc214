import Glibc
import Synchronization
import Testing

@testable import LayoutWorker

@Suite struct FolderLockTests {
    /// A number that was closed once may be another thread's file, socket or wake-up by then: a second close takes it away.
    @Test func aRefusedLockClosesItsDescriptorOnce() throws {
        let folder = try ScratchFolder()
        let holder = try FolderLock(folder: folder.path, name: "lock")
        let isOver = Atomic<Bool>(false)
        let opened = Atomic<Int>(0)
        let lost = Atomic<Int>(0)
        let neighbour = try ServiceThread(stackBytes: 1 << 20) {
            // Many at a time, so that one of them is nearly always being opened.
            while !isOver.load(ordering: .acquiring) {
                let descriptors = (0..<100).map { _ in
                    unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
                }
                for descriptor in descriptors where descriptor >= 0 {
                    opened.add(1, ordering: .relaxed)
                    if close(descriptor) != 0 { lost.add(1, ordering: .relaxed) }
                }
            }
        }
        var refused = 0
        // As many as it takes for the neighbour to have opened many files in between.
        while refused < 10_000 || opened.load(ordering: .relaxed) < 20_000 {
            do throws(StoreError) {
                _ = try FolderLock(folder: folder.path, name: "lock")
            } catch {
                refused += error.kind == .locked ? 1 : 0
            }
        }
        isOver.store(true, ordering: .releasing)
        neighbour.join()
        #expect(lost.load(ordering: .relaxed) == 0)
        withExtendedLifetime(holder) {}
    }
}
