import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  let viewModel: FeedViewModel

  var body: some View {
    List {
      ForEach(viewModel.outputs.posts.value) { post in
        HStack {
          TemplateButton(post: post, template: viewModel.template)
          Text(post.text)
        }
      }
    }
    .navigationTitle("Feed")
    .alert(viewModel.template.outputs.notice.value) {
      viewModel.template.inputs.noticeDismissed()
    }
  }
}
