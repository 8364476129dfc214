internal import CZMQ
internal import Glibc

/// The process that started this one, for helpers that must not outlive it.
enum ParentProcess {
    /// Asks the kernel to kill this process when the thread that started it ends; gives false when the parent is gone already.
    static func dieWithParent(_ parent: Int32) -> Bool {
        layoutctl_die_with_parent(SIGKILL) == 0 && getppid() == parent
    }
}
