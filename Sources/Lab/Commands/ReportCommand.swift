import LabAudit
import LabCommandLine
import LabOutput
import LabReport

extension Command {
  static func report(_ report: ReportCommand) -> Command {
    Command(
      name: "report", summary: "writes all results as one web page", example: "lab report",
      operand: Operand(placeholder: "RUN") { nil }, options: [.output],
      remark: """
        RUN is a file from: swift run -c release lab bench --all --format json --output run.json. Without RUN, the \
        page shows the committed run of this checkout. The page is one file, report.html unless --output names \
        another, and needs no network. docs/report.md describes it.
        """,
      run: report.run)
  }
}

/// `lab report`: one page to share.
struct ReportCommand {
  private static let usualPath = "report.html"
  private static let run = "Benchmarks/Baselines/run.json"

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    if arguments.operands.count > 1 {
      throw UsageError("it takes one RUN, from: lab bench --all --format json")
    }
    let path = arguments.has(.output) ? arguments.outputPath : Self.usualPath
    if let path { try AtomicFile.check(path) }
    let checkout = try? Checkout.here()
    guard let file = arguments.operands.first ?? checkout.map({ "\($0.root)/\(Self.run)" }) else {
      throw UsageError("outside a checkout it needs a RUN, from: lab bench --all --format json")
    }
    let page = try await Page(
      of: SavedRun.read(from: file), in: checkout,
      isInDocs: path?.hasSuffix("docs/index.html") ?? true)
    try output.deliver(page.html.text, to: path)
    return .done
  }
}
