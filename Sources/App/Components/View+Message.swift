import Domain
import StageUI

extension View {
  /// Shows `message` over the view for as long as there is one; a tap on it takes it away.
  package func message(
    _ message: Message?, onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    overlay {
      if let message {
        Button("✓ \(message.text)", action: onDismiss)
          .accessibilityIdentifier("message")
      }
    }
  }
}
