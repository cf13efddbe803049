// Tests/MVIContainerTests/TextFieldTests.swift
/// The published way: a text of the view and the model's text follow each other.
private struct Mirrored: View {
  let model: Digits
  @State private var text = ""

  var body: some View {
    TextField("Digits", text: $text)
      .onChange(of: text) {
        if text != model.text { model.edit(text) }
        // A rejected edit does not change the model, so the `onChange` below is silent.
        text = model.text
      }
      .onChange(of: model.text, initial: true) { text = model.text }
  }
}
