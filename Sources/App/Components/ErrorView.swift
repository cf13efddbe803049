import LabDomain
import StageUI

/// The error of a screen that failed to load, with a retry button.
public struct ErrorView: View {
  let error: DomainError
  let onRetry: @MainActor () -> Void

  /// Creates a view of the error's message, with a button that calls `onRetry`.
  public init(error: DomainError, onRetry: @escaping @MainActor () -> Void) {
    self.error = error
    self.onRetry = onRetry
  }

  public var body: some View {
    VStack {
      Text(error.message)
      Button("Retry", action: onRetry)
    }
  }
}
