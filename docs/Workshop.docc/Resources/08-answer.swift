// Sources/App/Domain/UseCases/UseCases.swift
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
