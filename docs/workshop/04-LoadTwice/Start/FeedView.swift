import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  let repository: any FeedRepository
  @State private var phase = LoadPhase.loading
  @State private var posts: [Post] = []

  var body: some View {
    VStack {
      switch phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loaded: ForEach(posts) { post in Text(post.text) }
      }
    }
    .onAppear { Task { await load() } }
  }

  private func load() async {
    do {
      posts += try await repository.page(after: nil).items
      phase = .loaded
    } catch {
      phase = .failed(error)
    }
  }

  private func retry() {
    phase = .loading
    Task { await load() }
  }
}
