/// One of two views; going from one to the other ends the state of the first.
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
