import Domain

/// Failures that wait for matching requests.
struct ScriptedFailures: Sendable {
  private var scripts: [Script] = []

  mutating func add(
    _ error: DomainError, times: Int,
    when matches: @escaping @Sendable (SampleBackend.Request) -> Bool
  ) {
    guard times > 0 else { return }
    scripts.append(Script(error: error, remaining: times, matches: matches))
  }

  /// Returns and consumes the failure of this request, of the oldest script that matches.
  mutating func next(for request: SampleBackend.Request) -> DomainError? {
    guard let index = scripts.firstIndex(where: { $0.matches(request) }) else { return nil }
    let error = scripts[index].error
    scripts[index].remaining -= 1
    if scripts[index].remaining == 0 { scripts.remove(at: index) }
    return error
  }
}

private struct Script: Sendable {
  let error: DomainError
  var remaining: Int
  let matches: @Sendable (SampleBackend.Request) -> Bool
}
