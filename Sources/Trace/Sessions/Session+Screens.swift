import LabPatterns
import StageUI

extension Session {
  /// Returns the patterns whose screens at the end of the session are those of the first one, whichever closures
  /// are equal.
  package static func correctPatterns(
    _ patterns: [any TraceablePattern]
  ) async throws -> [any TraceablePattern] {
    var screens: [[String]] = []
    for pattern in patterns {
      var texts: [String] = []
      for closures in [ClosureComparison.neverEqual, .byCaptures] {
        texts += try await Session().run(on: pattern, closures: closures)
      }
      screens.append(texts)
    }
    return zip(patterns, screens).filter { $1 == screens[0] }.map(\.0)
  }
}
