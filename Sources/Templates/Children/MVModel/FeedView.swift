import LabComponents
import LabContract
import LabDomain
import StageUI

/// A parent: shows the child for each post of the shared model.
struct FeedView: View {
  @Environment(PostsModel.self) private var posts

  var body: some View {
    List {
      ForEach(posts.posts) { TemplateButton(post: $0) }
    }
    .alert(posts.notice) { posts.notice = nil }
  }
}

/// Returns what makes the parents of an app, which share one model.
func feeds(_ environment: AppEnvironment) -> ([Post]) -> any View {
  let posts = PostsModel(useCases: environment.useCases)
  return { page in
    posts.showFirst(page)
    return FeedView().environment(posts)
  }
}
