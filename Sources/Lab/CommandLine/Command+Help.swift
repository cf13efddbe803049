import Report

extension Command {
  /// The whole help text, ending without a line break.
  func help(width: Int, style: Style) -> String {
    var usage = "Usage: lab \(name)"
    if let operand { usage += " [\(operand.placeholder)…]" }
    usage += " [OPTION…]"

    let title = wrapped("lab \(name) \(summary).", width: width)
    var parts = [style.render(title, .strong), usage]
    let explained = operand?.vocabulary?.entries.filter { !$0.meaning.isEmpty } ?? []
    if let operand, !explained.isEmpty {
      let entries = explained.map { ($0.word, $0.meaning) }
      let list = Definitions(entries, indent: 2).rendered(width: width)
      parts.append("\(operand.placeholder):\n" + list)
    }
    let options = allOptions.map { ($0.synopsis, $0.help) }
    parts.append("OPTION:\n" + Definitions(options, indent: 2).rendered(width: width))
    if let remark { parts.append(wrapped(remark, width: width)) }
    parts.append("Example: \(example)")
    return parts.joined(separator: "\n\n")
  }
}
