import Foundation

/// A clock that keeps its caller's isolation.
///
/// The standard `Clock` leaves the caller's actor to sleep, so a test cannot tell when a wait has begun.
public protocol AppClock: Sendable {
  /// Returns after `duration`; throws `.cancelled` as soon as the caller is cancelled.
  func sleep(for duration: Duration) async throws(DomainError)
}

/// The clock of the running app.
public struct SystemClock: AppClock {
  /// Creates a clock of real time.
  public init() {}

  public func sleep(for duration: Duration) async throws(DomainError) {
    do { try await Task.sleep(for: duration) } catch { throw .cancelled }
  }

  /// The date in the person's time zone, as `1990-12-31`.
  public static var today: String {
    Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }
}
