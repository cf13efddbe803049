/// Something on the screen that a person could act on.
struct ScreenElement {
  enum Kind: String {
    case button
    case field
    case toggle
    case row
  }

  let kind: Kind
  let node: Node
  let label: String
  let identifier: String?
  let isEnabled: Bool
  /// The alert around it, if it stands in one.
  let alert: Node?

  func isCalled(_ name: String) -> Bool {
    identifier == name || label == name
  }

  var description: String {
    var text = "\(kind.rawValue) \"\(identifier ?? label)\""
    if identifier != nil, !label.isEmpty { text += " (\(label))" }
    return isEnabled ? text : text + ", disabled"
  }
}

extension Node {
  /// Visits the node and all below it, in the order in which they stand.
  func walk(_ visit: (Node) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }

  /// What a person could act on, in the order in which it stands.
  func elements() -> [ScreenElement] {
    var found: [ScreenElement] = []
    collect(into: &found, identifier: nil, isEnabled: true, alert: nil)
    return found
  }

  private func collect(
    into found: inout [ScreenElement], identifier: String?, isEnabled: Bool, alert: Node?
  ) {
    func add(_ kind: ScreenElement.Kind) {
      found.append(
        ScreenElement(
          kind: kind, node: self, label: label, identifier: identifier, isEnabled: isEnabled,
          alert: alert))
    }
    var inner = (identifier: identifier, isEnabled: isEnabled)
    switch element {
    case .button: return add(.button)
    case .textField: return add(.field)
    case .toggle: return add(.toggle)
    case .identifier(let name): inner.identifier = name
    case .disabled(true): inner.isEnabled = false
    case .lifecycle where isRow && lifecycle?.startsSomething == true: add(.row)
    case .alert(.some):
      children[0].collect(into: &found, identifier: nil, isEnabled: isEnabled, alert: alert)
      children[1].collect(into: &found, identifier: nil, isEnabled: true, alert: self)
      return
    case .group, .text, .progress, .vertical, .horizontal, .list, .spacer, .divider, .disabled,
      .title, .overlay, .alert(nil), .refreshable, .lifecycle:
      break
    }
    for child in children {
      child.collect(
        into: &found, identifier: inner.identifier, isEnabled: inner.isEnabled, alert: alert)
    }
  }

  /// All text below the node in one line.
  var label: String {
    var words: [String] = []
    walk { node in
      if case .text(let string) = node.element { words.append(string) }
    }
    return words.joined(separator: " ")
  }
}
