extension PatternSource {
  /// Lines of code that tracing takes: all of `Tracing.swift`, and elsewhere those that name a cause or import the trace.
  package var tracingLines: Int {
    files.filter { $0.name != "Replaying" }.reduce(0) { sum, file in
      file.name == "Tracing" ? sum + file.codeCount.lines : sum + chokePointLines(of: file)
    }
  }

  /// Lines that one more action takes to be traced: those of a decorator's method, on average, or none where all
  /// actions pass one line. `nil` for a pattern in which nothing is named.
  package var linesPerAction: Double? {
    guard let tracing = file(named: "Tracing") else { return nil }
    let named = SourceBlocks(tracing).functions.filter(\.namesCause)
    if !named.isEmpty {
      return Double(named.reduce(0) { $0 + $1.lines.count }) / Double(named.count)
    }
    return files.contains { $0.name != "Tracing" && chokePointLines(of: $0) > 0 } ? 0 : nil
  }

  private func chokePointLines(of file: SourceFile) -> Int {
    SwiftText(file.text).lines.count {
      $0.code.contains("Cause") || $0.code.hasPrefix("import Trace")
    }
  }
}
