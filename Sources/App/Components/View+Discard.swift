import StageUI

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
