import SourceCode
import Trace

extension Site {
  /// Whether it is a line of the pattern that writes; a binding is told without one.
  ///
  /// What only watches or names causes is no writer, though an optimised build may tell it for one: neither
  /// Observation nor the pattern's `Tracing.swift`.
  package func isWriter(of pattern: PatternSource) -> Bool {
    if function.contains("ObservationRegistrar") { return false }
    return pattern.files.contains { $0.name != "Tracing" && "/\(file)".hasSuffix("/\($0.path)") }
  }
}
