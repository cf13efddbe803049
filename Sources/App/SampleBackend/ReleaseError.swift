extension SampleBackend {
  /// A release that had no call to release, or no fitting answer for it.
  package struct ReleaseError: Error, Equatable, CustomStringConvertible {
    private let problem: String

    /// What could have been released instead.
    package let pending: [Call]

    init(_ problem: String, pending: [Call]) {
      self.problem = problem
      self.pending = pending
    }

    package var description: String {
      let calls = pending.isEmpty ? "nothing" : pending.map(\.description).joined(separator: ", ")
      return "\(problem) Pending: \(calls)."
    }
  }
}
