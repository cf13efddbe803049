import LabCommandLine

/// The options of `lab bench`.
@MainActor
extension Option {
  package static let quick = Option(
    "quick", help: "Fewer rounds, sizes and depths, for a first look.")
  package static let all = Option("all", help: "Shows all tables of all suites.")
  package static let filter = Option(
    "filter", .text("TEXT"),
    help: "Only what has TEXT in its name, and the baseline.")
  package static let gate = Option(
    "gate", .text("FILE"), help: "Counts only, and compares with FILE, a baseline.")
  package static let writeBaseline = Option(
    "write-baseline", .text("FILE"), help: "Counts only, and writes FILE for --gate.")
  package static let seed = Option(
    "seed", .number("N", in: 0 ... .max),
    help: "Decides sample data and order; otherwise \(BenchOptions().seed).")
  package static let largest = Option(
    "largest", .number("N", in: 16...1_600_000),
    help: "State-update goes up to N elements, 1,600,000 at most; otherwise 160,000.")
  package static let processes = Option(
    "processes", .number("N", in: 1...20),
    help: """
      Shares the rounds of each timed suite among N processes, 20 at most; otherwise 10, and 3 with \
      --quick.
      """)
  package static let predict = Option(
    "predict",
    help: "Asks you what an update copies, then counts it; from a pipe, a line a guess.")
}
