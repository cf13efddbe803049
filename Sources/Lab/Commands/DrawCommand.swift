import Foundation
import LabBenchmarks
import LabCommandLine
import LabOutput
import LabSourceCode

extension Command {
  static let draw = Command(
    name: "draw", summary: "draws pictures of a saved run", example: "lab draw run.json",
    operand: Operand(placeholder: "RUN") { nil }, options: [.into],
    remark: """
      RUN is what lab bench --all --format json wrote. pictures.json keeps what the pictures and pages show, and \
      can be drawn again.
      """,
    run: DrawCommand().run)
}

/// `lab draw`
struct DrawCommand {
  /// The folder of the clone, for the figures of its pages.
  var clone: () throws -> String = {
    guard let root = try Checkout.here().root else { throw CheckoutError.missing }
    return root
  }
  /// The file with what the pictures and the pages show.
  private static let data = "pictures.json"

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("'lab draw' takes one RUN, from: lab bench --all --format json")
    }
    let run = try SavedRun.read(from: path)
    let folder = (arguments[.into] ?? ".").withoutSlashesAtEnd
    let pictures = try run.pictures()
    let files =
      pictures.flatMap(\.files) + [(name: Self.data, text: try run.shown(with: ledger()).text())]
    if FileManager.default.fileExists(atPath: folder) {
      for file in files { try AtomicFile.check("\(folder)/\(file.name)") }
      for file in files { try AtomicFile.write(file.text, to: "\(folder)/\(file.name)") }
    } else {
      try AtomicFolder.write(files.map { ($0.name, $0.text) }, to: folder)
    }
    output.print("Wrote \(files.map(\.name).joined(separator: ", ")) to \(folder)")
    return .done
  }

  /// The figures of the pages, which pictures.json keeps too. Without a clone there are none.
  private func ledger() -> FigureLedger {
    let text = try? InputFile.read("\(clone())/docs/figures.txt")
    return FigureLedger(text.map { String(decoding: $0, as: UTF8.self) } ?? "")
  }
}

extension String {
  fileprivate var withoutSlashesAtEnd: String {
    lastIndex { $0 != "/" }.map { String(self[...$0]) } ?? self
  }
}
