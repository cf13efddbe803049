/// Combines the statements of a `body` into one view.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(value: (repeat each content)) { children in
      repeat children.add(each content)
    }
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @available(*, unavailable, message: "this expression is not a View")
  public static func buildExpression(_ expression: Any) -> EmptyView { EmptyView() }
}

/// Several views, each identified by its position.
public struct TupleView<Content>: Primitive {
  public let value: Content
  let addAll: (inout Children) -> Void

  public func _update(_ node: Node) { node.show(.group, children: addAll) }
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
  public typealias Body = Never

  public func _update(_ node: Node) {
    node.show(.group) { children in
      if let view = self { children.add(view) }
    }
  }
}
