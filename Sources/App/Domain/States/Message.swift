/// Good news, told once.
package enum Message: Equatable, Sendable {
  case saved

  /// The text on screen.
  package var text: String {
    switch self {
    case .saved: "Saved"
    }
  }
}
