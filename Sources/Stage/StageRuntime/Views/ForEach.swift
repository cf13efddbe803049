/// A view for each element, identified by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content

  /// Creates a view for each element, identified by one of its properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates a view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  public func _update(_ node: Node) {
    node.show(.group) { children in
      for element in data {
        children.add(content(element), key: .id(AnyHashable(element[keyPath: id])))
      }
    }
  }
}
