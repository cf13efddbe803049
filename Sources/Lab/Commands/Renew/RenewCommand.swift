import Foundation
import LabBenchmarks
import LabCommandLine
import LabHarness
import LabMeasure
import LabOutput
import LabSourceCode
import LabWorkshop

/// `lab renew`: what the clone's pages and pictures show of code, commands and runs.
struct RenewCommand {
  var build = BuildMode.current
  /// The folder of the clone.
  var clone: () throws -> String = {
    guard let root = try Checkout.here().root else { throw CheckoutError.missing }
    return root
  }
  /// Counts what the audit and the metrics count, and reports its progress.
  var count: @MainActor (_ progress: @escaping (String) -> Void) async throws -> CountedFigures = {
    try await CountedFigures.all(progress: $0)
  }
  var lab: PrintedOutputs.Lab = PrintedOutputs.lab

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    if build == .release {
      throw UsageError("the pages show what a debug build prints: swift run lab renew")
    }
    let clone = try clone()
    let line = ProgressLine(output)
    let outputs = PrintedOutputs(
      of: clone, release: arguments[.release], exercisesIn: arguments[.exercises], lab: lab
    ) { line.show($0) }
    defer {
      line.clear()
      outputs.end()
    }
    let counted = try await count { line.show($0) }
    let saved = arguments.operands
    if saved.count > 1 { throw UsageError("'lab renew' takes one run, not also '\(saved[1])'") }
    outputs.texts["swift run lab audit"] = counted.audit
    var renewal = try Renewal(
      of: clone, from: SavedRun.read(from: saved.first ?? "\(clone)/\(Renewal.saved)"), counted)
    try renewal.addPages(outputs)
    try renewal.addChapterOutputs(outputs)
    try renewal.addPictures()

    line.clear()
    let changed = renewal.files.filter { renewal.text(of: $0.path) != $0.text }
    for file in changed {
      try AtomicFile.write(file.text, to: "\(clone)/\(file.path)")
      output.print("Renewed \(file.path)")
    }
    output.print("\(changed.count) of \(renewal.files.count) files have changed.")
    for problem in renewal.problems { output.complain(problem) }
    return renewal.problems.isEmpty ? .done : .failed
  }
}

/// The files of a clone that show what is computed, as they should be.
private struct Renewal {
  static let saved = "docs/pictures/pictures.json"

  private let clone: String
  private let run: SavedRun
  private let ledger: FigureLedger
  private let figures: Figures
  private(set) var files: [AtomicFolder.File] = []
  private(set) var problems: [String] = []
  private let pictures: [Picture]

  init(of clone: String, from run: SavedRun, _ counted: CountedFigures) throws {
    let baseline = try JSONFile.read(
      CountBaseline.self, schema: CountBaseline.schema,
      from: "\(clone)/Benchmarks/Baselines/counts.json")
    let counts = baseline.counts + counted.rows
    self.clone = clone
    self.run = run.counted(anew: counts)
    pictures = try self.run.pictures()
    figures = Figures(run: run, counts: counts, counted: counted.figures)
    ledger = FigureLedger(
      String(decoding: try InputFile.read("\(clone)/docs/figures.txt"), as: UTF8.self))
  }

  /// A file as it is.
  func text(of path: String) -> String? {
    try? String(contentsOfFile: "\(clone)/\(path)", encoding: .utf8)
  }

  mutating func addPages(_ outputs: PrintedOutputs) throws {
    let manager = FileManager.default
    let docs = try manager.subpathsOfDirectory(atPath: "\(clone)/docs").map { "docs/\($0)" }
    let pages = try (manager.contentsOfDirectory(atPath: clone) + docs)
      .filter { $0.hasSuffix(".md") }
    for path in Set(pages + ledger.pages).sorted() {
      let page = try MarkedPage(path: path, text: text(of: path) ?? "")
        .renewed(file: { text(of: $0) }, printed: { try outputs.text(of: $0) })
      let described = path == "README.md" ? described(page.text) : page.text
      let filled = try ledger.renewed(path, described, with: figures)
      files.append((path, filled.text))
      problems += page.problems + filled.missing.map { "\(path) has no '\($0)'" }
    }
  }

  /// Returns the page with what each picture shows as its alternative text.
  private func described(_ page: String) -> String {
    pictures.reduce(page) { page, picture in
      page.split(separator: "\n", omittingEmptySubsequences: false)
        .map {
          $0.hasPrefix("<picture>") && $0.hasSuffix(picture.end) ? picture.element : String($0)
        }
        .joined(separator: "\n")
    }
  }

  mutating func addChapterOutputs(_ outputs: PrintedOutputs) throws {
    let folder = "docs/Workshop.docc/Resources"
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(clone)/\(folder)").sorted()
    for path in names.filter({ $0.hasSuffix(".txt") }).map({ "\(folder)/\($0)" }) {
      let shown = ShownOutput(text(of: path) ?? "")
      guard let printed = try outputs.text(of: shown) else { continue }
      do throws(ShownOutputError) {
        let renewed = try shown.renewed(by: printed)
        files.append((path, renewed))
      } catch {
        problems.append("\(path): \(error)")
      }
    }
  }

  mutating func addPictures() throws {
    files += pictures.flatMap(\.files).map { ("docs/pictures/\($0.name)", $0.text) }
    files.append((Self.saved, try run.shown(with: ledger).text()))
  }
}

extension Command {
  static func renew(_ renew: RenewCommand) -> Command {
    Command(
      name: "renew", summary: "renews what pages show of code and runs",
      example: "lab renew run.json",
      operand: Operand(placeholder: "FILE") { nil }, options: [.release, .exercises],
      remark: """
        For authors; .ci/renew runs it, after all else that is computed. Cuts the snippets of all pages, runs the \
        commands whose output they show, and fills in the figures that docs/figures.txt lists. FILE is what \
        lab bench --all --format json wrote, otherwise the run of before. Ends with 1 if something that a page shows is gone.
        """,
      run: renew.run)
  }
}

extension Option {
  static let release = Option(
    "release", .text("LAB"),
    help:
      "The program as a release build; otherwise what pages show of 'swift run -c release lab' stays."
  )
  static let exercises = Option(
    "into", .text("DIR"), help: "Checks exercises there; otherwise in a folder that is removed.")
}
