/// An element of the screen, and the node that responds to it.
struct Target {
  let element: ScreenElement
  let node: Node
  let around: Surroundings
}

/// The modifiers around a node that affect its target.
struct Surroundings {
  var identifier: String?
  var isEnabled = true
  var focus: Binding<Bool>?
  /// The alert or sheet that contains the node.
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
      found.append(Target(element: element, node: self, around: around))
    }
    var inside = around
    if case .focus(let isFocused) = response { inside.focus = isFocused }
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

  /// All text below the node, joined into one line.
  var label: String {
    var words: [String] = []
    walk { node in
      if case .text(let string) = node.element { words.append(string) }
    }
    return words.joined(separator: " ")
  }
}
