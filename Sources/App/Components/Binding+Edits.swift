import StageUI

extension Binding<String> {
  /// The same text, with writes that do not change it dropped.
  ///
  /// A text field may write its present text, for example when it loses focus. That must neither
  /// restart a search nor hide a message.
  var edits: Binding {
    Binding {
      wrappedValue
    } set: { text in
      if text != wrappedValue { wrappedValue = text }
    }
  }
}
