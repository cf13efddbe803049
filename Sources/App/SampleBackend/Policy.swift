import Domain

extension SampleBackend {
  /// When a request is answered.
  package enum Policy: Sendable {
    /// At once, without suspending the caller.
    case immediate

    /// When a test releases it.
    case gated

    /// When a test releases it, even if the caller is cancelled meanwhile.
    case gatedIgnoringCancellation

    /// After a wait on the clock; at once if the wait is zero.
    case latency(on: any AppClock, _ duration: @Sendable (Request) -> Duration)
  }
}
