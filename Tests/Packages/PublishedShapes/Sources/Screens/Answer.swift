import LabDomain

/// The answer to a request.
package typealias Answer<Value> = Result<Value, DomainError>

extension Result where Failure == DomainError {
  /// Waits for the answer. An error of another type counts as `.server`.
  nonisolated(nonsending) package init(_ request: () async throws -> Success) async {
    do { self = .success(try await request()) } catch {
      self = .failure(error as? DomainError ?? .server)
    }
  }
}
