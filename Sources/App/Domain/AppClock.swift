/// Something to wait on.
///
/// The standard `Clock` would leave the caller's actor to sleep, and a test could then not say when the wait
/// has begun. This one keeps the caller's isolation.
package protocol AppClock: Sendable {
  /// Returns after `duration`; a cancelled caller gets `.cancelled` at once.
  func sleep(for duration: Duration) async throws(DomainError)
}

/// Real time.
package struct SystemClock: AppClock {
  package init() {}

  package func sleep(for duration: Duration) async throws(DomainError) {
    do { try await Task.sleep(for: duration) } catch { throw .cancelled }
  }
}
