import LabContract
import LabDomain

/// The screens of an app, which share one child.
struct Screens {
  private let template: TemplateViewModel

  init(_ environment: AppEnvironment) {
    template = TemplateViewModel(useCases: environment.useCases)
  }

  func feed(_ posts: [Post]) -> FeedView {
    let viewModel = FeedViewModel(posts, template: template)
    return FeedView(viewModel: viewModel, actions: viewModel)
  }
}
