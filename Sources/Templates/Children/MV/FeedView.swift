import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  @Environment(TemplateModel.self) private var template
  @State private var posts: Posts
  @State private var followedChanges = 0

  init(_ posts: [Post]) {
    _posts = State(initialValue: Posts(posts))
  }

  var body: some View {
    List {
      ForEach(posts) { post in
        HStack {
          TemplateButton(isLiked: $posts[isLiked: post.id], post: post)
          Text(post.text)
        }
      }
    }
    .navigationTitle("Feed")
    .alert(template.notice) { template.notice = nil }
    .onAppear { followChanges() }
    .onChange(of: template.changes.count) { followChanges() }
  }

  private func followChanges() {
    for like in template.changes[followedChanges...] { posts.setLiked(like.isLiked, like.id) }
    followedChanges = template.changes.count
  }
}

extension Posts {
  fileprivate subscript(isLiked id: Post.ID) -> Bool {
    get { self[id: id]?.isLiked == true }
    set { setLiked(newValue, id) }
  }
}
