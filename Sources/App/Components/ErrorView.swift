import Domain
import StageUI

/// A screen that could not be loaded.
package struct ErrorView: View {
  let error: DomainError
  let onRetry: @MainActor () -> Void

  package init(error: DomainError, onRetry: @escaping @MainActor () -> Void) {
    self.error = error
    self.onRetry = onRetry
  }

  package var body: some View {
    VStack {
      Text(error.message)
      Button("Retry", action: onRetry)
    }
  }
}
