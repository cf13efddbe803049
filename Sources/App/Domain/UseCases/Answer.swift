/// Runs one request; what arrives after its caller was cancelled is `.cancelled`, an answer as well as a failure.
///
/// This is what keeps a late success from popping a screen that the person has left, and a late failure from being
/// told there.
func answer<Value>(
  _ request: () async throws(DomainError) -> Value
) async throws(DomainError) -> Value {
  do throws(DomainError) {
    let value = try await request()
    if Task.isCancelled { throw .cancelled }
    return value
  } catch {
    throw Task.isCancelled ? .cancelled : error
  }
}
