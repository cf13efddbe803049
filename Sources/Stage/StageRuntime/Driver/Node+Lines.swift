extension Node {
  /// Returns the node's output as lines of text.
  ///
  /// `[Save]` is an enabled button and `(Save)` a disabled one; a field is `Name ‹Ada›`, a toggle
  /// `[x] Liked only`.
  func lines(isEnabled: Bool = true) -> [String] {
    switch element {
    case .text(let string): return [string]
    case .button: return [isEnabled ? "[\(label)]" : "(\(label))"]
    case .textField(let value, let prompt):
      let shown = value.isEmpty ? prompt ?? "" : value
      return ["\(label) " + (isEnabled ? "‹\(shown)›" : "(\(shown))")]
    case .toggle(let isOn):
      let mark = isOn ? "x" : " "
      return [(isEnabled ? "[\(mark)] " : "(\(mark)) ") + label]
    case .progress: return [label.isEmpty ? "◌" : "◌ \(label)"]
    case .spacer: return []
    case .divider: return ["───"]
    case .horizontal:
      let all = linesInside(isEnabled)
      return all.isEmpty ? [] : [all.joined(separator: "  ")]
    case .disabled(let isDisabled): return linesInside(isEnabled && !isDisabled)
    case .title(let title): return ["═══ \(title) ═══"] + linesInside(isEnabled)
    case .overlay:
      return children[0].lines(isEnabled: isEnabled)
        + children[1].lines(isEnabled: isEnabled).map { "▒ " + $0 }
    case .alert(let title?):
      let beneath = children[0].lines(isEnabled: isEnabled)
      if isBeneathSheet { return beneath }
      return beneath + ["┌ \(title)"] + children[1].lines().map { "│ " + $0 }
    case .sheet(true):
      return children[0].lines(isEnabled: isEnabled) + ["╔"] + children[1].lines().map { "║ " + $0 }
    case .group, .vertical, .list, .identifier, .refreshable, .lifecycle, .alert(nil),
      .sheet(false):
      return linesInside(isEnabled)
    }
  }

  /// Whether a sheet is shown that does not contain the node.
  var isBeneathSheet: Bool {
    let path = Array(sequence(first: self, next: \.parent))
    var isBeneath = false
    path.last?.walk { node in
      guard node.element == .sheet(true) else { return }
      if !path.contains(where: { $0 === node.children[1] }) { isBeneath = true }
    }
    return isBeneath
  }

  private func linesInside(_ isEnabled: Bool) -> [String] {
    children.flatMap { $0.lines(isEnabled: isEnabled) }
  }
}
