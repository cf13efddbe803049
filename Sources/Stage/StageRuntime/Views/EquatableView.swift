extension View where Self: Equatable {
  /// Runs the body only if the view, or a value that its body has read, has changed.
  public func _update(_ node: Node) {
    if let old = node.memory as? Self, old == self { return }
    node.memory = self
    node.runBody(of: self)
  }

  /// Skips the body if the view equals the previous one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view whose body is skipped if the view equals the previous one.
public struct EquatableView<Content: View & Equatable>: Primitive {
  /// The view that is compared.
  public let content: Content

  /// Creates a view that compares `content` with the previous one.
  public init(content: Content) { self.content = content }

  public func _update(_ node: Node) {
    if let old = node.memory as? Content, old == content { return }
    node.memory = content
    node.show(.group) { $0.add(content) }
  }
}
