import Benchmarks
import Console
import Report

/// `lab draw`
struct DrawCommand {
  /// The file with what the pictures show.
  private static let data = "pictures.json"

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("'lab draw' takes one RUN, from: lab bench --all --format json")
    }
    let run = try SavedRun.read(from: path)
    var files = try run.pictures().map { (name: "\($0.name).svg", text: $0.svg) }
    files.append((Self.data, try run.shown.text()))
    let folder = arguments[.into] ?? "."
    for file in files { try AtomicFile.check("\(folder)/\(file.name)") }
    for file in files { try AtomicFile.write(file.text, to: "\(folder)/\(file.name)") }
    output.print("Wrote \(files.map(\.name).joined(separator: ", ")) to \(folder)")
    return .done
  }
}
