import LabComponents
import LabContract
import LabDomain
import Observation
import StageUI

/// A parent: shows the child for each post, and follows what it changes.
struct FeedView: View {
  let viewModel: FeedViewModel

  private var actions: any TemplateActions { viewModel.templateActions }

  var body: some View {
    List {
      ForEach(viewModel.posts) { TemplateButton(post: $0, actions: actions) }
    }
    .alert(viewModel.template.notice) { actions.dismissNotice() }
  }
}

@Observable
final class FeedViewModel {
  private(set) var posts: Posts

  let template: TemplateViewModel

  /// The entries of the child, which a parent lists among its own.
  var templateActions: any TemplateActions { template }

  init(_ posts: [Post], template: TemplateViewModel) {
    self.posts = Posts(template.shown(in: posts))
    self.template = template
    template.changes.add(self) { [weak self] in self?.posts.setLiked($0.isLiked, $0.id) }
  }
}

/// Returns what makes the parents of an app, which share one child.
func feeds(_ environment: AppEnvironment) -> ([Post]) -> FeedView {
  let template = TemplateViewModel(useCases: environment.useCases)
  return { FeedView(viewModel: FeedViewModel($0, template: template)) }
}
