/// How many bodies one act runs on one screen.
package struct InvalidationFigure: Sendable {
  /// The pattern, or how the screen is built.
  package let contender: String
  package let act: InvalidationAct
  package let rows: Int
  package let bodies: Bodies

  func result(in suite: String) -> BenchResult {
    var result = BenchResult(
      suite: suite, operation: act.rawValue, contender: contender, size: rows)
    result.bodies = bodies.run
    result.changedBodies = bodies.changed
    return result
  }
}
