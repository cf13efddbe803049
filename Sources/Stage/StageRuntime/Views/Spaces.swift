import Foundation

/// A space between two views.
public struct Spacer: Primitive {
  /// Creates a space, which the stage does not show.
  public init(minLength: CGFloat? = nil) {}

  public func _update(_ node: Node) { node.show(.spacer) }
}

/// A line between two views.
public struct Divider: Primitive {
  /// Creates a line.
  public init() {}

  public func _update(_ node: Node) { node.show(.divider) }
}

/// An empty view.
public struct EmptyView: Primitive {
  /// Creates a view that shows nothing.
  public init() {}

  public func _update(_ node: Node) { node.show(.group) }
}
