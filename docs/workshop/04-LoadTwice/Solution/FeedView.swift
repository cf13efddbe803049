import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  let repository: any FeedRepository
  @State private var phase = LoadPhase.loading
  @State private var posts: [Post] = []
  @State private var attempt = 1

  var body: some View {
    VStack {
      switch phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loaded: ForEach(posts) { post in Text(post.text) }
      }
    }
    .task(id: attempt) { await load() }
  }

  /// Loads the feed unless it has loaded or failed: returning is not a first visit.
  private func load() async {
    guard phase == .loading else { return }
    do {
      posts = try await repository.page(after: nil).items
      phase = .loaded
    } catch .cancelled {
      // The user left before the answer. Returning starts the task again.
    } catch {
      phase = .failed(error)
    }
  }

  private func retry() {
    phase = .loading
    attempt += 1
  }
}
