import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  let viewModel: FeedViewModel
  let actions: any FeedActions

  var body: some View {
    List {
      ForEach(viewModel.posts) { post in
        HStack {
          TemplateButton(post: post, actions: actions.templateActions)
          Text(post.text)
        }
      }
    }
    .navigationTitle("Feed")
    .alert(viewModel.template.notice) { actions.templateActions.dismissNotice() }
  }
}
