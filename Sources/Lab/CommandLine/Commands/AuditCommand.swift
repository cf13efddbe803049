import Benchmarks
import Contract
import Measure
import Report
import SourceCode

/// `lab audit`
struct AuditCommand: Command {
  enum Format: String, CaseIterable {
    case text
    case json
  }

  let name = "audit"
  let summary = "scores which form tells who, and why"
  let example = "lab audit --form MVI"

  let forms: [any TraceableForm]
  /// Takes the scorecard of these forms, and tells its progress.
  let audit:
    @MainActor ([any TraceableForm], @escaping (String) -> Void) async throws -> AuditReport

  var options: [Option] { [form, Self.format, Self.output] }

  private var form: Option {
    let names = Vocabulary("form", forms.map(\.name))
    return Option("form", .word("NAME", of: names), help: "One form only; otherwise every form.")
  }

  private static let format = Option(
    "format", .word("FORMAT", of: Vocabulary("format", Format.allCases.map(\.rawValue))),
    help: "'text' or 'json'; otherwise text.")
  private static let output = Option(
    "output", .text("FILE"), help: "Writes the results to FILE, in full or not at all.")

  var remark: String? {
    """
    Every cell comes from the run, which takes about half a minute for all forms. It asks the compiler who may write to what, so it needs \
    the checkout that this program is built from. docs/audit.md tells how each column is computed.
    """
  }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let name = arguments[form]
    let path = arguments[Self.output]
    if let path { try AtomicFile.check(path) }
    let line = ProgressLine(output)
    let report: AuditReport
    do {
      defer { line.clear() }
      report = try await audit(forms.filter { name == nil || $0.name == name }) { line.show($0) }
    } catch MeasureError.debugBuild {
      output.complain("a debug build measures nothing; run: swift run -c release lab audit")
      return .failed
    }
    let text =
      switch arguments[Self.format].flatMap(Format.init) ?? .text {
      case .text:
        Self.text(
          of: report, width: output.width,
          style: path == nil ? output.results.style : .plain)
      case .json: try JSONFile.text(of: report)
      }
    guard let path else {
      output.results.write(text)
      return .done
    }
    do {
      try AtomicFile.write(text, to: path)
    } catch {
      output.complain("\(error); the results follow")
      output.results.write(text)
      return .failed
    }
    output.print("Wrote \(path)")
    return .done
  }

  static func text(of report: AuditReport, width: Int, style: Style) -> String {
    let tables = AuditTables(forms: report.forms, writes: report.writes).all.map {
      $0.rendered(width: max(width, Output.usualWidth), style: style)
    }
    return tables.joined(separator: "\n\n\n") + "\n"
  }
}

extension AuditCommand {
  /// Reads the checkout around the working directory, or else the one that this program is built from.
  init(forms: [any TraceableForm], builtFrom path: String = #filePath) {
    self.init(forms: forms) { forms, progress in
      let checkout = try Checkout(inOrAbove: [Checkout.workingDirectory, path])
      return try await Audit(of: checkout, progress: progress).report(on: forms)
    }
  }
}
