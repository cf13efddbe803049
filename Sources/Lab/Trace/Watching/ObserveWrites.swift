#if os(Linux)
  // The toolchain's own observer, which stays. The public one is spent by the first write, and to set it up anew on
  // every write costs several times as much as the write itself.
  @_spi(SwiftUI) import Observation
#else
  import Observation
#endif

/// Calls `willWrite` just before and `didWrite` just after each write of what `read` reads, on the writer's own call,
/// until `isWanted` is false.
///
/// Where only the public observer is to be had, nobody is called after a write.
func observeWrites(
  of read: @escaping @MainActor @Sendable () -> Void,
  while isWanted: @escaping @MainActor @Sendable () -> Bool,
  willWrite: @escaping @MainActor @Sendable () -> Void,
  didWrite: @escaping @MainActor @Sendable () -> Void
) {
  #if os(Linux)
    withObservationTracking(read) { tracking in
      MainActor.assumeIsolated { isWanted() ? willWrite() : tracking.cancel() }
    } didSet: { _ in
      MainActor.assumeIsolated { if isWanted() { didWrite() } }
    }
  #else
    withObservationTracking(read) {
      MainActor.assumeIsolated {
        guard isWanted() else { return }
        willWrite()
        observeWrites(of: read, while: isWanted, willWrite: willWrite, didWrite: didWrite)
      }
    }
  #endif
}
