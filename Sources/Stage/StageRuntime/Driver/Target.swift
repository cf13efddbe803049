/// An element of the screen, and where an act on it arrives.
struct Target {
  let element: ScreenElement
  let node: Node
  /// The alert around it, if it stands in one.
  let alert: Node?
}

/// What the views around a node say about it.
private struct Surroundings {
  var identifier: String?
  var isEnabled = true
  var alert: Node?
}

extension Node {
  /// What a person could act on, in the order in which it stands.
  func targets() -> [Target] {
    var found: [Target] = []
    collect(into: &found, in: Surroundings())
    return found
  }

  private func collect(into found: inout [Target], in around: Surroundings) {
    func add(_ kind: ScreenElement.Kind) {
      let element = ScreenElement(
        kind: kind, label: label, identifier: around.identifier, isEnabled: around.isEnabled)
      found.append(Target(element: element, node: self, alert: around.alert))
    }
    var inside = around
    switch element {
    case .button: return add(.button)
    case .textField: return add(.field)
    case .toggle: return add(.toggle)
    case .identifier(let name): inside.identifier = name
    case .disabled(true): inside.isEnabled = false
    case .lifecycle: if isRow, lifecycle?.startsSomething == true { add(.row) }
    case .alert(.some):
      children[0].collect(into: &found, in: around)
      return children[1].collect(into: &found, in: Surroundings(alert: self))
    case .group, .text, .progress, .vertical, .horizontal, .list, .spacer, .divider,
      .disabled(false), .title, .overlay, .alert(nil), .refreshable:
      break
    }
    for child in children { child.collect(into: &found, in: inside) }
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
