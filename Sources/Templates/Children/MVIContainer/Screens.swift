import LabContract
import LabDomain

/// The screens of an app, which share one child.
struct Screens {
  private let template: Container<any TemplateIntentProtocol, any TemplateModelState>
  private let templateIntent: TemplateIntent

  init(_ environment: AppEnvironment) {
    let model = TemplateModel()
    templateIntent = TemplateIntent(model: model, useCases: environment.useCases)
    template = Container(intent: templateIntent, model: model)
  }

  func feed(_ posts: [Post]) -> FeedView {
    let model = FeedModel(templateIntent.shown(in: posts))
    let intent = FeedIntent(model: model, template: templateIntent)
    return FeedView(container: Container(intent: intent, model: model), template: template)
  }
}
