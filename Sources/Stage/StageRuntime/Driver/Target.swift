/// An element of the screen, and the node that responds to it.
struct Target {
  let element: ScreenElement
  let node: Node
  /// The alert or sheet that contains it, if any.
  let front: Node?
}

/// The modifiers around a node that affect its target.
private struct Surroundings {
  var identifier: String?
  var isEnabled = true
  var front: Node?
}

extension Node {
  /// Returns all elements that can be acted on, from top to bottom.
  func targets() -> [Target] {
    var found: [Target] = []
    collect(into: &found, in: Surroundings())
    return found
  }

  private func collect(into found: inout [Target], in around: Surroundings) {
    func add(_ kind: ScreenElement.Kind) {
      let element = ScreenElement(
        kind: kind, label: label, identifier: around.identifier, isEnabled: around.isEnabled)
      found.append(Target(element: element, node: self, front: around.front))
    }
    var inside = around
    switch element {
    case .button: return add(.button)
    case .textField: return add(.field)
    case .toggle: return add(.toggle)
    case .identifier(let name): inside.identifier = name
    case .disabled(true): inside.isEnabled = false
    case .lifecycle: if isRow, lifecycle?.startsSomething == true { add(.row) }
    case .alert(.some), .sheet(true):
      children[0].collect(into: &found, in: around)
      return children[1].collect(into: &found, in: Surroundings(front: self))
    case .group, .text, .progress, .vertical, .horizontal, .list, .spacer, .divider,
      .disabled(false), .title, .overlay, .alert(nil), .sheet(false), .refreshable:
      break
    }
    for child in children { child.collect(into: &found, in: inside) }
  }

  /// Whether the innermost `focused(_:equals:)` around the node gives it the focus.
  var focus: Binding<Bool>? {
    if case .focus(let isFocused) = response { isFocused } else { parent?.focus }
  }

  /// The enabled text field at or below the node that has the focus.
  var focusedField: Node? {
    switch element {
    case .textField: return focus?.wrappedValue == true ? self : nil
    case .disabled(true): return nil
    default:
      for child in children { if let field = child.focusedField { return field } }
      return nil
    }
  }

  /// All text below the node, joined into one line.
  var label: String {
    var words: [String] = []
    walk { node in
      if case .text(let string) = node.element { words.append(string) }
    }
    return words.joined(separator: " ")
  }
}
