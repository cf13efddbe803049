/// Runs one request; an answer that arrives after its caller was cancelled is `.cancelled`.
///
/// This is what keeps a late success from popping a screen that the person has left.
func answer<Value>(
  _ request: () async throws(DomainError) -> Value
) async throws(DomainError) -> Value {
  let value = try await request()
  if Task.isCancelled { throw .cancelled }
  return value
}
