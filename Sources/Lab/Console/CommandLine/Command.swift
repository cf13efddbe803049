import LabOutput

/// One thing that `lab` can do. Help, parsing and the overview read the same declaration.
package struct Command {
  package let name: String
  /// The words that run it, as in `lab bench`.
  let invocation: String
  /// One line for the overview, without a full stop.
  let summary: String
  let example: String
  let operand: Operand?
  /// In the order of the help, without those that every command has.
  let options: [Option]
  /// Prose at the end of the help.
  let remark: String?
  /// Whether the overview names it.
  let isListed: Bool
  /// - Throws: The reason why it failed; its description is shown as one line.
  let run: Run

  package typealias Run = @MainActor (Arguments, Output) async throws -> ExitCode

  package init(
    name: String, invocation: String? = nil, summary: String, example: String,
    operand: Operand? = nil,
    options: [Option] = [], remark: String? = nil, isListed: Bool = true, run: @escaping Run
  ) {
    self.name = name
    self.invocation = invocation ?? "lab \(name)"
    self.summary = summary
    self.example = example
    self.operand = operand
    self.options = options
    self.remark = remark
    self.isListed = isListed
    self.run = run
  }
}

extension Command {
  var allOptions: [Option] { options + [.noPager, .help] }

  /// The whole help text, ending without a line break.
  package func help(width: Int, style: Style) -> String {
    var usage = "Usage: \(invocation)"
    if let operand { usage += " [\(operand.placeholder)…]" }
    usage += " [OPTION…]"

    let title = wrapped("\(invocation) \(summary).", width: width)
    var parts = [style.render(title, .strong), usage]
    let entries = operand?.vocabulary()?.entries ?? []
    let explained = entries.filter { !$0.meaning.isEmpty }
    if let operand, !explained.isEmpty {
      let items = explained.map { ($0.word, $0.meaning) }
      let list = Definitions(items, indent: 2).rendered(width: width)
      parts.append("\(operand.placeholder):\n" + list)
      let others = entries.filter(\.meaning.isEmpty).map(\.word).joined(separator: ", ")
      if !others.isEmpty {
        parts.append(wrapped("\(operand.placeholder) is also one of: \(others)", width: width))
      }
    }
    let options = allOptions.map { ($0.synopsis, $0.help) }
    parts.append("OPTION:\n" + Definitions(options, indent: 2).rendered(width: width))
    if let remark { parts.append(wrapped(remark, width: width)) }
    parts.append("Example: \(example)")
    return parts.joined(separator: "\n\n")
  }
}

/// The exit codes.
package enum ExitCode: Int32 {
  case done = 0
  case failed = 1
  /// Measured, and worse than the baseline.
  case worse = 2
  /// Measured, and better than the baseline, which needs renewing.
  case better = 4
  case wrongUsage = 64
}
