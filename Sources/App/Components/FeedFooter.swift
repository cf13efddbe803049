import LabDomain
import StageUI

/// The row after the last post: more to load, an error, or the end.
public struct FeedFooter: View {
  let paging: Paging
  let emptyText: String?
  let onReach: @MainActor () -> Void
  let onRetry: @MainActor () -> Void

  /// Creates the row below a list of posts, which reports each time it is scrolled into view.
  ///
  /// - Parameter isNarrowed: Whether a search or the switch hides posts.
  public init(
    paging: Paging, isEmpty: Bool, isNarrowed: Bool, onReach: @escaping @MainActor () -> Void,
    onRetry: @escaping @MainActor () -> Void
  ) {
    self.paging = paging
    emptyText = isEmpty ? isNarrowed ? "No such posts." : "No posts yet." : nil
    self.onReach = onReach
    self.onRetry = onRetry
  }

  public var body: some View {
    Group {
      switch paging {
      case .more: Text("…")
      case .loading: ProgressView("Loading more")
      case .failed(let error, _):
        HStack {
          Text(error.message)
          Button("Retry", action: onRetry).accessibilityIdentifier("retry-page")
        }
      case .end: Text(emptyText ?? "That is all.")
      }
    }
    .onAppear(perform: onReach)
    .accessibilityIdentifier("feed-end")
  }
}
