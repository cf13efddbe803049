/// Real time.
package struct SystemClock: AppClock {
  package init() {}

  package func sleep(for duration: Duration) async throws(DomainError) {
    do { try await Task.sleep(for: duration) } catch { throw .cancelled }
  }
}
