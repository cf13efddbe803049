import LabContract
import LabDomain

/// The screens of an app, which share one child.
struct Screens {
  private let template: TemplateReactor

  init(_ environment: AppEnvironment) {
    template = TemplateReactor(useCases: environment.useCases)
  }

  func feed(_ posts: [Post]) -> FeedView {
    FeedView(reactor: FeedReactor(posts, template: template))
  }
}
