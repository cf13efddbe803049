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
