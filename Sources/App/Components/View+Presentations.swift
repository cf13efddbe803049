import Domain
import StageUI

extension View {
  /// Shows `notice` as an alert for as long as there is one.
  package func alert(_ notice: Notice?, onDismiss: @escaping @MainActor () -> Void) -> some View {
    alert(
      notice?.title ?? "",
      isPresented: Binding(get: { notice != nil }, set: { _ in onDismiss() }),
      presenting: notice
    ) { _ in
      Button("OK") {}
    } message: { notice in
      Text(notice.message)
    }
  }
}

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

extension View {
  /// Asks whether edits may be lost.
  package func discardDialog(
    isPresented: Binding<Bool>, onDiscard: @escaping @MainActor () -> Void
  ) -> some View {
    confirmationDialog("Discard your changes?", isPresented: isPresented) {
      Button("Discard", role: .destructive, action: onDiscard)
      Button("Keep editing", role: .cancel) {}
    }
  }
}
