import Domain

extension SampleBackend {
  /// When a request gets its answer.
  package enum Policy: Sendable {
    /// Before the call returns to its caller: nothing is suspended.
    case immediate

    /// When a test releases it.
    case gated

    /// When a test releases it, also for a caller that was cancelled meanwhile.
    case stubborn

    /// After a wait on the clock; a wait of zero answers at once.
    case latency(on: any AppClock, _ duration: @Sendable (Request) -> Duration)
  }
}
