/// A part of a screen, described by other parts.
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Brings `node` in line with this view. Composite views have it from the stage; only primitives bring their own.
  func _update(_ node: Node)
}

extension View {
  public func _update(_ node: Node) { node.runBody(of: self) }
}

/// A view that the stage draws itself.
protocol Primitive: View where Body == Never {}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}

extension Never: Primitive {
  public typealias Body = Never
}
