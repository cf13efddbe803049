import StageUI

extension View {
  /// Synchronizes the text of a field with the text of the model, both ways.
  ///
  /// Calls `onEdit` once per edit. The field then takes the model's text, even if that has not
  /// changed because the model rejected the edit.
  func synchronize(
    _ text: Binding<String>, with accepted: @autoclosure @escaping () -> String,
    onEdit: @escaping (String) -> Void
  ) -> some View {
    func take() {
      if text.wrappedValue != accepted() { text.wrappedValue = accepted() }
    }
    return onChange(of: text.wrappedValue) {
      if text.wrappedValue != accepted() { onEdit(text.wrappedValue) }
      take()
    }
    .onChange(of: accepted(), initial: true) { take() }
  }
}
