// Sources/App/Domain/UseCases/UseCases.swift
/// Runs one request; throws `.cancelled`, whatever its result, if the caller was cancelled, and never otherwise.
///
/// So a late success cannot pop a screen that the user has left, and a late failure shows no alert. A repository
/// that answers `.cancelled` to a caller who still waits has not answered: that is `.server`.
func answer<Value>(
  _ request: () async throws(DomainError) -> Value
) async throws(DomainError) -> Value {
  do throws(DomainError) {
    let value = try await request()
    if Task.isCancelled { throw .cancelled }
    return value
  } catch {
    if Task.isCancelled { throw .cancelled }
    throw error == .cancelled ? .server : error
  }
}
