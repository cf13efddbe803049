import LabBackend
import LabDomain
import Testing

@testable import Template

struct TemplateTests {
  @Test func `shows a taken handle at its field`() async {
    let model = TemplateModel(SampleData.me)
    let intent = TemplateIntent(model: model, useCases: .sample)
    intent.nameChanged("Noor")
    intent.handleChanged(SampleData.takenHandle)
    intent.saveTapped(model.edited)
    await intent.saving?.value

    #expect(model.form.handleError == "This handle is taken." && model.edited == nil)
  }
}
