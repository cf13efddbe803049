extension View where Self: Equatable {
  /// Skips the body if the view equals the previous one by `==`, also where it is plain bits.
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
