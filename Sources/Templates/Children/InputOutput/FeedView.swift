import LabComponents
import LabContract
import LabDomain
import StageUI

/// A parent: shows the child for each post, and follows what it changes.
struct FeedView: View {
  let viewModel: FeedViewModel

  var body: some View {
    List {
      ForEach(viewModel.posts.value) { TemplateButton(post: $0, template: viewModel.template) }
    }
    .alert(viewModel.template.outputs.notice.value) {
      viewModel.template.inputs.noticeDismissed()
    }
  }
}

final class FeedViewModel {
  let template: TemplateViewModel
  let posts: Relay<Posts>

  init(_ posts: [Post], template: TemplateViewModel) {
    self.template = template
    self.posts = Relay(Posts(template.outputs.pending.value.shown(in: posts)))
    self.posts.receive(template.outputs.changes.into { $0.setLiked($1.isLiked, $1.id) })
  }
}

/// Returns what makes the parents of an app, which share one child.
func feeds(_ environment: AppEnvironment) -> ([Post]) -> FeedView {
  let template = TemplateViewModel(useCases: environment.useCases)
  return { FeedView(viewModel: FeedViewModel($0, template: template)) }
}
