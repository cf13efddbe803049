import Domain
import StageUI

/// A pattern that builds both screens.
public protocol StatePattern: Sendable {
  nonisolated var name: String { get }
  /// The shape of the pattern, in one sentence.
  nonisolated var summary: String { get }
  func feed(_ environment: AppEnvironment) -> any View
  func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View
}
