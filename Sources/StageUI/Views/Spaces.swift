import Foundation

/// Room between two views.
public struct Spacer: View {
  public typealias Body = Never

  public init(minLength: CGFloat? = nil) {}

  public func _update(_ node: Node) {
    node.show(.spacer)
  }
}

/// A line between two views.
public struct Divider: View {
  public typealias Body = Never

  public init() {}

  public func _update(_ node: Node) {
    node.show(.divider)
  }
}

/// Nothing.
public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  public func _update(_ node: Node) {
    node.show(.group)
  }
}
