import LabDomain
import StageUI

/// A pattern that builds both screens.
///
///     struct Pattern: StatePattern {
///       let name = "MyPattern"
///       let summary = "The view owns its state and calls the use cases."
///
///       func feed(_ environment: AppEnvironment) -> any View {
///         FeedView().environment(environment)
///       }
///
///       func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
///         ProfileView(id: id).environment(environment)
///       }
///     }
public protocol StatePattern: Sendable {
  /// The name in tables, options and files, unique among the patterns.
  nonisolated var name: String { get }
  /// The shape of the pattern, in one sentence.
  nonisolated var summary: String { get }
  /// Returns a feed with its own state, which requests nothing before it appears.
  func feed(_ environment: AppEnvironment) -> any View
  /// Returns the profile with this id, with its own state.
  func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View
}
