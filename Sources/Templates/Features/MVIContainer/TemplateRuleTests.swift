import LabBackend
import LabDomain
import StageUI
import Testing

@testable import Template

extension TemplateTests {
  func screen() -> some View {
    let model = TemplateModel()
    let intent = TemplateIntent(id: 1, model: model, environment: environment)
    return TemplateView(container: Container(intent: intent, model: model))
  }

  /// Through the intent, reading the state protocol.
  @Test func `Save is on while the text differs`() {
    let model = TemplateModel()
    let intent = TemplateIntent(id: 1, model: model, environment: environment)
    let state: any TemplateModelState = model
    model.display(SampleData.me)
    #expect(!state.canSave)

    intent.bioChanged("Sells none.")
    #expect(state.canSave)
    intent.bioChanged(SampleData.me.bio)

    #expect(!state.canSave)
  }
}
