#if os(Linux)
  // The toolchain's own observer, which stays. The public one is spent by the first write, and to set it up anew on
  // every write costs several times as much as the write itself.
  @_spi(SwiftUI) import Observation
#else
  import Observation
#endif

/// Calls `willWrite` just before each write of what `read` reads, on the writer's own call.
func observeWrites(
  of read: @escaping @MainActor @Sendable () -> Void,
  willWrite: @escaping @MainActor @Sendable () -> Void
) {
  #if os(Linux)
    // To ask where a write comes from takes as long as the write, and memory; so only a debug build asks.
    let willWriteAnywhere = unsafeBitCast(willWrite, to: (@Sendable () -> Void).self)
    withObservationTracking(
      read,
      willSet: { _ in
        #if DEBUG
          MainActor.preconditionIsolated()
        #endif
        willWriteAnywhere()
      })
  #else
    withObservationTracking(read) {
      MainActor.assumeIsolated {
        willWrite()
        observeWrites(of: read, willWrite: willWrite)
      }
    }
  #endif
}
