import LabBenchmarks
import LabCommandLine
import LabOutput
import LabSourceCode

extension Command {
  static let draw = Command(
    name: "draw", summary: "draws pictures of a saved run", example: "lab draw run.json",
    operand: Operand(placeholder: "RUN") { nil }, options: [.into, .pages],
    remark: """
      RUN is what lab bench --all --format json wrote. pictures.json keeps what the pictures and pages show, and \
      can be drawn again.
      """,
    run: DrawCommand().run)
}

/// `lab draw`
struct DrawCommand {
  /// The folder of the clone, for its pages.
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
    let folder = arguments[.into] ?? "."
    let pictures = try run.pictures()
    let names = pictures.map { "\($0.name).svg" } + [Self.data]
    var files = pictures.map { (path: "\(folder)/\($0.name).svg", text: $0.svg) }
    let ledger = try ledger(isNeeded: arguments.has(.pages))
    var missing: [String] = []
    if arguments.has(.pages) {
      let clone = try clone()
      let old = try SavedRun.read(from: "\(folder)/\(Self.data)")
      for page in ledger.pages {
        let renewed = try ledger.renewed(page, text(of: "\(clone)/\(page)"), from: old, to: run)
        files.append(("\(clone)/\(page)", renewed.text))
        missing += renewed.missing.map { "\(page) has no '\($0)'" }
      }
    }
    files.append(("\(folder)/\(Self.data)", try run.shown(with: ledger).text()))
    for file in files { try AtomicFile.check(file.path) }
    for file in files { try AtomicFile.write(file.text, to: file.path) }
    output.print("Wrote \(names.joined(separator: ", ")) to \(folder)")
    if arguments.has(.pages) { output.print("Renewed \(ledger.pages.joined(separator: ", "))") }
    for phrase in missing { output.complain(phrase) }
    return missing.isEmpty ? .done : .failed
  }

  /// The figures of the pages, which pictures.json keeps too. Without a clone there are none.
  private func ledger(isNeeded: Bool) throws -> FigureLedger {
    do {
      return FigureLedger(try text(of: "\(clone())/docs/figures.txt"))
    } catch {
      if isNeeded { throw error }
      return FigureLedger("")
    }
  }

  private func text(of path: String) throws(FileError) -> String {
    String(decoding: try InputFile.read(path), as: UTF8.self)
  }
}

extension Option {
  static let pages = Option(
    "pages",
    help: """
      Also renews the figures that docs/figures.txt lists in the clone's pages, from those of the pictures.json that \
      is there.
      """)
}
