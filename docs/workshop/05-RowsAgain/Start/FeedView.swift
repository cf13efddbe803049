import LabComponents
import LabDomain
import StageUI

/// The newest posts. A like stays on the screen until the next refresh.
struct FeedView: View {
  let repository: any FeedRepository
  @State private var posts: Posts = []
  @State private var isLikedOnly = false
  @State private var notice: Notice?

  var body: some View {
    List {
      Toggle("Liked only", isOn: $isLikedOnly)
      ForEach(posts.shown(likedOnly: isLikedOnly)) { post in
        FeedRow(post: post) { toggleLike(post.id) }
      }
    }
    .task { await load() }
    .refreshable { await load() }
    .alert(notice) { notice = nil }
  }

  private func toggleLike(_ id: Post.ID) {
    guard let post = posts[id: id] else { return }
    posts.setLiked(!post.isLiked, id)
  }

  private func load() async {
    do {
      posts = Posts(try await repository.page(after: nil).items)
    } catch {
      notice = Notice(.refresh, error) ?? notice
    }
  }
}
