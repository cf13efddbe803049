/// A view with a modifier, which may show a second view on top.
struct ModifiedView<Content: View, Layer: View>: Primitive {
  let content: Content
  let element: Element
  let response: Response
  var layer: Layer?
  var prepare: ((Node) -> Void)?

  func _update(_ node: Node) {
    prepare?(node)
    node.show(element, responding: response) { children in
      children.add(content)
      if let layer { children.add(layer) }
    }
  }
}

extension View {
  /// Returns the view with a modifier that shows nothing on top.
  func modified(
    by element: Element, responding response: Response = .none,
    prepare: ((Node) -> Void)? = nil
  ) -> ModifiedView<Self, Never> {
    ModifiedView(content: self, element: element, response: response, prepare: prepare)
  }
}
