/// Every suite there is.
package enum Suites {
  /// In the order in which they run.
  package static let all: [Suite] = [
    .stateUpdate, .retainedState, .session, .screenBuild, .invalidation, .history, .traceability,
  ]
}
