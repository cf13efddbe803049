/// A part of a screen, described by other parts.
public protocol View {
  /// The type of the body, inferred from it.
  associatedtype Body: View

  /// The content, rebuilt whenever a value that it read changes.
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
  /// Not available: a primitive view has no body.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}

extension Never: Primitive {}
