import Domain
import StageUI

/// One way to build the two screens.
package protocol StatePattern: Sendable {
  nonisolated var name: String { get }
  /// Its shape in one sentence.
  nonisolated var summary: String { get }
  func feed(_ environment: AppEnvironment) -> any View
  func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View
}
