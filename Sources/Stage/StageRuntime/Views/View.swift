/// A part of a screen, described by other parts.
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Updates `node` to show this view. Only primitives implement it.
  func _update(_ node: Node)
}

extension View {
  public func _update(_ node: Node) { node.runBody(of: self) }
}

/// A view that the stage draws.
protocol Primitive: View where Body == Never {}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}

extension Never: Primitive {
  public typealias Body = Never
}
