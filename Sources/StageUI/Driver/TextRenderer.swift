/// Draws a screen as lines of text.
///
/// `[Save]` can be tapped and `(Save)` is disabled; a field is `Name ‹Ada›`, a toggle `[x] Liked only`.
struct TextRenderer {
  func lines(of node: Node, isEnabled: Bool = true) -> [String] {
    switch node.element {
    case .text(let string): return [string]
    case .button: return [isEnabled ? "[\(node.label)]" : "(\(node.label))"]
    case .textField(let value, let prompt):
      let shown = value.isEmpty ? prompt ?? "" : value
      return ["\(node.label) " + (isEnabled ? "‹\(shown)›" : "(\(shown))")]
    case .toggle(let isOn):
      let mark = isOn ? "x" : " "
      return [(isEnabled ? "[\(mark)] " : "(\(mark)) ") + node.label]
    case .progress: return [("◌ " + node.label).trimmingEnd]
    case .spacer: return []
    case .divider: return ["───"]
    case .horizontal: return beside(node, isEnabled)
    case .disabled(let isDisabled): return below(node, isEnabled && !isDisabled)
    case .title(let title): return ["═══ \(title) ═══"] + below(node, isEnabled)
    case .overlay: return layered(node, isEnabled, mark: "▒ ")
    case .alert(let title?):
      return lines(of: node.children[0], isEnabled: isEnabled) + ["┌ \(title)"]
        + lines(of: node.children[1]).map { "│ " + $0 }
    case .group, .vertical, .list, .identifier, .refreshable, .lifecycle, .alert(nil):
      return below(node, isEnabled)
    }
  }

  private func below(_ node: Node, _ isEnabled: Bool) -> [String] {
    node.children.flatMap { lines(of: $0, isEnabled: isEnabled) }
  }

  private func beside(_ node: Node, _ isEnabled: Bool) -> [String] {
    let all = below(node, isEnabled)
    return all.isEmpty ? [] : [all.joined(separator: "  ")]
  }

  private func layered(_ node: Node, _ isEnabled: Bool, mark: String) -> [String] {
    guard let content = node.children.first else { return [] }
    return lines(of: content, isEnabled: isEnabled)
      + node.children.dropFirst().flatMap { lines(of: $0, isEnabled: isEnabled) }.map { mark + $0 }
  }
}

extension Stage {
  /// The screen as text, one line for each line that a person would see.
  public var text: String {
    guard let root = upToDate() else { return "" }
    return TextRenderer().lines(of: root).joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    last == " " ? String(dropLast()) : self
  }
}
