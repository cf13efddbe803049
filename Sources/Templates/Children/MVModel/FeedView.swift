import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  @Environment(PostsModel.self) private var posts

  var body: some View {
    List {
      ForEach(posts.posts) { post in
        HStack {
          TemplateButton(post: post)
          Text(post.text)
        }
      }
    }
    .navigationTitle("Feed")
    .alert(posts.notice) { posts.notice = nil }
  }
}
