/// Every suite there is.
package enum Suites {
  /// In the order in which they run.
  package static let all: [Suite] = [
    .stateUpdate, .whoKeptIt, .session, .screenBuild, .invalidation, .history, .traceability,
  ]
}
