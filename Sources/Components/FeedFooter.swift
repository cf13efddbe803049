import Domain
import StageUI

/// What stands behind the last post.
package struct FeedFooter: View {
  let paging: Paging
  let isEmpty: Bool
  let onReach: @MainActor () -> Void
  let onRetry: @MainActor () -> Void

  package init(
    paging: Paging, isEmpty: Bool, onReach: @escaping @MainActor () -> Void,
    onRetry: @escaping @MainActor () -> Void
  ) {
    self.paging = paging
    self.isEmpty = isEmpty
    self.onReach = onReach
    self.onRetry = onRetry
  }

  package var body: some View {
    Group {
      switch paging {
      case .more: Text("…")
      case .loading: ProgressView("Loading more")
      case .failed(let error, _):
        HStack {
          Text(error.message)
          Button("Retry", action: onRetry).accessibilityIdentifier("retry-page")
        }
      case .end: Text(isEmpty ? "No posts yet." : "That is all.")
      }
    }
    .onAppear(perform: onReach)
    .accessibilityIdentifier("feed-end")
  }
}
