/// The builder that combines the statements of a `body` into one view.
@resultBuilder
public enum ViewBuilder {
  /// Builds an empty body.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a body of one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a body of several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(
      value: (repeat each content),
      adding: Adding { children in repeat children.add(each content) })
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  /// Builds the other branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  /// Builds one statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @available(*, unavailable, message: "this expression is not a View")
  public static func buildExpression(_ expression: Any) -> EmptyView { EmptyView() }
}

/// Several views, each identified by its position.
public struct TupleView<Content>: Primitive {
  /// The views, as a tuple.
  public let value: Content
  fileprivate let adding: Adding

  public func _update(_ node: Node) { node.show(.group, children: adding.addAll) }
}

/// How a tuple's views are added to a node.
private struct Adding: Uncompared {
  let addAll: (inout Children) -> Void
}

/// One of two views; switching to the other ends the state of the first.
public enum _ConditionalContent<First: View, Second: View>: Primitive {
  case first(First)
  case second(Second)

  public func _update(_ node: Node) {
    node.show(.group) { children in
      switch self {
      case .first(let view): children.add(view, key: .branch(true))
      case .second(let view): children.add(view, key: .branch(false))
      }
    }
  }
}

extension Optional: View, Primitive where Wrapped: View {
  public func _update(_ node: Node) {
    node.show(.group) { children in
      if let view = self { children.add(view) }
    }
  }
}
