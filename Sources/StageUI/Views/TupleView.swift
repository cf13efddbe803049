/// Several views in a row; each is told from the others by its place.
public struct TupleView<Content>: View {
  public typealias Body = Never

  public let value: Content
  private let addAll: (inout Children) -> Void

  init(_ value: Content, addAll: @escaping (inout Children) -> Void) {
    self.value = value
    self.addAll = addAll
  }

  public func _update(_ node: Node) {
    node.show(.group, children: addAll)
  }
}
