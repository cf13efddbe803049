/// A list of rows, each of which appears when a test scrolls to it.
public struct List<Content: View>: Primitive {
  private let content: Content

  /// Creates a list of the rows in `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each identifiable element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, identified by one of its properties.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public func _update(_ node: Node) { node.show(.list) { $0.add(content) } }
}
