/// An editable line of text.
public struct TextField<Label: View>: Primitive {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// Creates a field with a title; `prompt` is shown while the text is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil)
  where Label == Text {
    self.text = text
    self.prompt = prompt
    label = Text(title)
  }

  public func _update(_ node: Node) {
    let element = Element.textField(text.wrappedValue, prompt: prompt?.string)
    node.show(element, responding: .text(text)) { $0.add(label) }
  }
}
