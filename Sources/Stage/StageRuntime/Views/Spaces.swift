import Foundation

/// A space between two views.
public struct Spacer: Primitive {
  public init(minLength: CGFloat? = nil) {}

  public func _update(_ node: Node) { node.show(.spacer) }
}

/// A line between two views.
public struct Divider: Primitive {
  public init() {}

  public func _update(_ node: Node) { node.show(.divider) }
}

/// An empty view.
public struct EmptyView: Primitive {
  public init() {}

  public func _update(_ node: Node) { node.show(.group) }
}
