import LabContract
import LabDomain

/// The screens of an app, which share one child.
struct Screens {
  private let template: TemplateStore
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    template = TemplateStore(environment: environment)
    self.environment = environment
  }

  func feed(_ posts: [Post]) -> FeedView {
    FeedView(
      store: FeedStore(posts, template: template, environment: environment), template: template)
  }
}
