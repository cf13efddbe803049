/// One thing that `lab` can do, declared so that its help cannot differ from what it understands.
protocol Command {
  var name: String { get }
  /// One line for the overview, without a full stop.
  var summary: String { get }
  var example: String { get }
  var operand: Operand? { get }
  /// Whether people are meant to type it, so that the overview names it.
  var isListed: Bool { get }
  /// In the order of the help; `--help` is added to every command.
  var options: [Option] { get }
  /// Prose at the end of the help.
  var remark: String? { get }

  /// - Throws: what kept the command from its end; the description is shown as one line.
  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode
}

extension Command {
  var operand: Operand? { nil }
  var isListed: Bool { true }
  var options: [Option] { [] }
  var remark: String? { nil }

  var allOptions: [Option] { options + [.help] }
}
