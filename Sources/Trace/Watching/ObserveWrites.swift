#if os(Linux)
  // The toolchain's own observer, which stays until it is cancelled. The public one is spent by the first write, and
  // setting it up anew on every write costs several times as much as the write itself.
  @_spi(SwiftUI) import Observation
#else
  import Observation
#endif

/// Calls `willWrite` just before each write of what `read` reads, on the writer's own call, until it returns `false`.
func observeWrites(of read: () -> Void, willWrite: @escaping @MainActor @Sendable () -> Bool) {
  #if os(Linux)
    withObservationTracking(
      read,
      willSet: { tracking in
        let goesOn = MainActor.assumeIsolated { willWrite() }
        if !goesOn { tracking.cancel() }
      })
  #else
    withObservationTracking(read) {
      MainActor.assumeIsolated {
        if willWrite() { observeWrites(of: read, willWrite: willWrite) }
      }
    }
  #endif
}
