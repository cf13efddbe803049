import LabComponents
import LabContract
import LabDomain
import StageUI

/// A parent: shows the child for each post, and follows what it changes.
struct FeedView: View {
  @Environment(TemplateModel.self) private var template
  @State private var posts: Posts

  init(_ posts: [Post]) {
    _posts = State(initialValue: Posts(posts))
  }

  var body: some View {
    List {
      ForEach(posts) { TemplateButton(isLiked: $posts[isLiked: $0.id], post: $0) }
    }
    .alert(template.notice) { template.notice = nil }
    .onAppear { followLikes() }
    .onChange(of: template.liked) { followLikes() }
  }

  private func followLikes() {
    for (id, isLiked) in template.liked where posts[isLiked: id] != isLiked {
      posts[isLiked: id] = isLiked
    }
  }
}

extension Posts {
  fileprivate subscript(isLiked id: Post.ID) -> Bool {
    get { self[id: id]?.isLiked == true }
    set { setLiked(newValue, id) }
  }
}

/// Returns what makes the parents of an app, which share one child.
func feeds(_ environment: AppEnvironment) -> ([Post]) -> any View {
  let template = TemplateModel(useCases: environment.useCases)
  return { FeedView(template.received($0)).environment(template) }
}
