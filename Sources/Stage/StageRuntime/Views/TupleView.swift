/// Several views in a row; each is told from the others by its place.
public struct TupleView<Content>: Primitive {
  public let value: Content
  let addAll: (inout Children) -> Void

  public func _update(_ node: Node) { node.show(.group, children: addAll) }
}
