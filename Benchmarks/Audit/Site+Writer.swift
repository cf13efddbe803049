import SourceCode
import Trace

extension Site {
  /// Whether it is a line of the form that writes; a binding is told without one.
  ///
  /// What only watches or names causes is no writer, though an optimised build may tell it for one: neither
  /// Observation nor the form's `Tracing.swift`.
  package func isWriter(of form: FormSource) -> Bool {
    if function.contains("ObservationRegistrar") { return false }
    return form.files.contains { $0.name != "Tracing" && "/\(file)".hasSuffix("/\($0.path)") }
  }
}
