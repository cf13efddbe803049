import LabContract
import LabDomain
import StageUI

/// The screens of an app, which share one child.
struct Screens {
  private let template: TemplateModel

  init(_ environment: AppEnvironment) {
    template = TemplateModel(useCases: environment.useCases)
  }

  func feed(_ posts: [Post]) -> some View {
    FeedView(posts).environment(template)
  }
}
