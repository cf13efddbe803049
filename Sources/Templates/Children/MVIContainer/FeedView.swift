import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  let container: Container<FeedIntent, any FeedModelState>
  let template: Container<any TemplateIntentProtocol, any TemplateModelState>

  var body: some View {
    List {
      ForEach(container.model.posts) { post in
        HStack {
          TemplateButton(post: post, intent: template.intent)
          Text(post.text)
        }
      }
    }
    .navigationTitle("Feed")
    .alert(template.model.notice) { template.intent.noticeDismissed() }
  }
}
