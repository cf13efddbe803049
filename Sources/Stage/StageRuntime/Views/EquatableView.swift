extension View where Self: Equatable {
  /// The body runs again only when the view, or what its body has read, is no longer the same.
  public func _update(_ node: Node) {
    if let old = node.memory as? Self, old == self { return }
    node.memory = self
    node.runBody(of: self)
  }

  /// Spares the body when the view is equal to the one before it.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that is compared with the one before it, and spared when they are equal.
public struct EquatableView<Content: View & Equatable>: Primitive {
  public let content: Content

  public init(content: Content) { self.content = content }

  public func _update(_ node: Node) {
    if let old = node.memory as? Content, old == content { return }
    node.memory = content
    node.show(.group) { $0.add(content) }
  }
}
