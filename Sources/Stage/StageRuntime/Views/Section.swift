/// A group of rows with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: Primitive {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a section, with views as its header and footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates a section with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView {
    self.init(content: content, header: { Text(title) })
  }

  public func _update(_ node: Node) {
    node.show(.vertical) { children in
      children.add(header)
      children.add(content)
      children.add(footer)
    }
  }
}
