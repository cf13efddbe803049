/// Decides whether two closures are equal when the stage compares two values of a view.
///
/// Whether a body runs depends on it. Apple documents none; a recorded run fits ``byCaptures``, as `docs/stage.md` shows.
nonisolated public enum ClosureComparison: CaseIterable, Sendable {
  /// No two closures are equal: a view with a closure runs whenever the body around it does.
  case neverEqual

  /// Closures are equal if their own two words are: they run the same code, and captured nothing, the same
  /// object alone, or are one closure passed on.
  case byContext

  /// Closures are equal if they run the same code and captured equal values.
  ///
  /// Closures whose captures cannot be read in full count as different: those that captured another
  /// closure directly, a variable or a weak reference beside other values, an enum with a mirror of its
  /// own, or a value whose type is known only at run time.
  case byCaptures
}
