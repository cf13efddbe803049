import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  let store: FeedStore
  let template: TemplateStore

  var body: some View {
    List {
      ForEach(store.posts) { post in
        HStack {
          TemplateButton(post: post, template: template)
          Text(post.text)
        }
      }
    }
    .navigationTitle("Feed")
    .alert(template.notice) { template.send(.noticeDismissed) }
  }
}
