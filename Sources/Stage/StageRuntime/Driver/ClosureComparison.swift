/// The rule by which two closures are equal when the stage compares two values of a view.
///
/// Whether a body runs depends on it, and Apple documents none: `docs/stage.md` names who says which.
nonisolated public enum ClosureComparison: String, CaseIterable, Sendable {
  /// No two closures are equal: a view with a closure runs whenever the body around it does.
  case neverEqual

  /// Closures are equal if they run the same code and captured equal values.
  ///
  /// Closures whose captures cannot be read count as different: those that capture another closure,
  /// a variable together with other values, or a value of a generic type that is known only at run time.
  case byCaptures
}
