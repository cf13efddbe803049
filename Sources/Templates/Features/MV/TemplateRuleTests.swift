import LabBackend
import LabDomain
import StageUI
import Testing

@testable import Template

extension TemplateTests {
  func screen() -> some View {
    TemplateView(id: 1).environment(environment)
  }

  /// Through the model, a value with rules.
  @Test func `Save is on while the text differs`() {
    var model = TemplateModel()
    model.show(SampleData.me)
    #expect(!model.canSave)

    model.bio = "Sells none."
    #expect(model.canSave)
    model.bio = SampleData.me.bio

    #expect(!model.canSave)
  }
}
