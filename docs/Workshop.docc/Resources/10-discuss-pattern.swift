// Sources/Patterns/Contract/StatePattern.swift
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
