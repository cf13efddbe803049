/// A view with one modifier around it.
struct ModifiedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let element: Element
  var response: Response = .none
  var prepare: (Node) -> Void = { _ in }

  func _update(_ node: Node) {
    prepare(node)
    node.show(element, responding: response) { $0.add(content) }
  }
}

/// A view with a modifier around it that shows a second view.
struct LayeredView<Content: View, Layer: View>: View {
  typealias Body = Never

  let content: Content
  let element: Element
  var response: Response = .none
  let layer: Layer?

  func _update(_ node: Node) {
    node.show(element, responding: response) { children in
      children.add(content)
      if let layer { children.add(layer) }
    }
  }
}
