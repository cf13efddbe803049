import LabDomain
import StageUI

extension View {
  /// Titles a profile with the name that the screen before knew, until it is loaded.
  public func profileTitle(_ name: String?, _ phase: LoadPhase) -> some View {
    navigationTitle(phase == .loaded ? "Profile" : name ?? "Profile")
  }

  /// Presents `notice` as an alert while it is not `nil`.
  ///
  /// - Parameter isCovered: whether a sheet is over the view, which needs an alert of its own.
  public func alert(
    _ notice: Notice?, unless isCovered: Bool = false, onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    let notice = isCovered ? nil : notice
    return alert(
      notice?.title ?? "",
      isPresented: Binding(get: { notice != nil }, set: { _ in onDismiss() }),
      presenting: notice
    ) { _ in
      Button("OK") {}
    } message: { notice in
      Text(notice.message)
    }
  }

  /// Presents the notice of a child as an alert while it is not `nil`, once the screen's own is dismissed.
  public func alert(
    _ notice: Notice?, after own: Notice?, unless isCovered: Bool = false,
    onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    alert(own == nil ? notice : nil, unless: isCovered, onDismiss: onDismiss)
  }

  /// Shows `message` over the view while it is not `nil`; a tap dismisses it.
  public func message(
    _ message: Message?, onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    overlay {
      if let message {
        Button("✓ \(message.text)", action: onDismiss)
          .accessibilityIdentifier("message")
      }
    }
  }

  /// Asks whether to discard the edits.
  public func discardDialog(
    isPresented: Binding<Bool>, onDiscard: @escaping @MainActor () -> Void
  ) -> some View {
    confirmationDialog("Discard your changes?", isPresented: isPresented) {
      Button("Discard", role: .destructive, action: onDiscard)
      Button("Keep editing", role: .cancel) {}
    }
  }
}
