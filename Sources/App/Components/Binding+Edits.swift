import StageUI

extension Binding<String> {
  /// The same text, written only when that changes it.
  ///
  /// A text field may write what it holds already, as when it loses the focus. That is no edit, and must neither begin a
  /// search again nor take a message away.
  var edits: Binding {
    Binding {
      wrappedValue
    } set: { text in
      if text != wrappedValue { wrappedValue = text }
    }
  }
}
