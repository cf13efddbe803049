/// An indicator of work in progress.
public struct ProgressView<Label: View>: Primitive {
  private let label: Label

  /// Creates an indicator without a label.
  public init() where Label == EmptyView { label = EmptyView() }

  /// Creates an indicator with a title.
  public init(_ title: some StringProtocol) where Label == Text { label = Text(title) }

  public func _update(_ node: Node) { node.show(.progress) { $0.add(label) } }
}
