import LabComponents
import LabDomain
import LabFields
import StageUI

struct FeedView: View {
  let reactor: FeedReactor

  var body: some View {
    List {
      ForEach(reactor.currentState.posts) { post in
        HStack {
          TemplateButton(post: post, template: reactor.template)
          Text(post.text)
        }
      }
    }
    .navigationTitle("Feed")
    .alert(reactor.template.currentState.notice) {
      reactor.template.action.send(.noticeDismissed)
    }
  }
}
