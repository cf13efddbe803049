extension SampleBackend {
  /// One request that waits at its gate.
  package struct Call: Identifiable, Equatable, Sendable {
    /// The place of the request in `log`, counted from 1.
    package let id: Int
    package let request: Request
  }
}

extension SampleBackend.Call: CustomStringConvertible {
  package var description: String { "#\(id) \(request)" }
}
