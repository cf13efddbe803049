/// A container of input rows.
public struct Form<Content: View>: Primitive {
  private let content: Content

  /// Creates a form; the stage shows its rows one below another.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _update(_ node: Node) { node.show(.vertical) { $0.add(content) } }
}

/// A group of views that share modifiers.
public struct Group<Content: View>: Primitive {
  private let content: Content

  /// Creates a group; on a stage, a modifier applies to it as a whole.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _update(_ node: Node) { node.show(.group) { $0.add(content) } }
}
