// Controls in UIKit's shape: objects that a controller creates, writes to and hears from.

final class Label {
  var text = ""
}

final class TextField {
  var isEnabled = true
  var text = ""
  var onEdit: () -> Void = {}

  /// Replaces the text as a person would; does nothing while the field is off.
  func type(_ text: String) {
    guard isEnabled else { return }
    self.text = text
    onEdit()
  }
}

final class Button {
  var isEnabled = true
  var title = ""
  var onTap: () async -> Void = {}

  /// Taps, and returns when the action has ended; does nothing while the button is off.
  func tap() async {
    if isEnabled { await onTap() }
  }
}
