import LabComponents
import LabContract
import LabDomain
import StageUI

/// A parent: shows the child for each of an author's posts in the shared store.
struct FeedView: View {
  @Environment(PostsStore.self) private var posts
  let author: User.ID

  var body: some View {
    List {
      ForEach(posts.byAuthor[author, default: []]) { TemplateButton(post: $0) }
    }
    .alert(posts.notice) { posts.notice = nil }
  }
}

/// Returns what makes the parents of an app, which share one store.
func feeds(_ environment: AppEnvironment) -> ([Post]) -> any View {
  let posts = PostsStore(useCases: environment.useCases)
  return { page in
    let author = page.first?.author ?? 0
    posts.show(page, by: author)
    return FeedView(author: author).environment(posts)
  }
}
