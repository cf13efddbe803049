import StageUI

extension View {
  /// Keeps the text of a field and the text of the model in step, both ways.
  ///
  /// An edit is handed on once. The field then takes what the model holds, also when the model refused the edit and so
  /// has not changed.
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
