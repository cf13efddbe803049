/// A line of text that the person can change.
public struct TextField<Label: View>: View {
  public typealias Body = Never

  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  public func _update(_ node: Node) {
    let element = Element.textField(text.wrappedValue, prompt: prompt?.string)
    node.show(element, responding: .text(text)) { $0.add(label) }
  }
}

extension TextField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.text = text
    self.prompt = prompt
    label = Text(title)
  }
}
