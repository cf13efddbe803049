import LabBackend
import LabDomain
import Testing

@testable import Template

struct TemplateTests {
  /// Unchecked: saving, which the view does; `TemplateViewTests` checks it.
  @Test func `shows a taken handle at its field`() {
    var model = TemplateModel(profile: SampleData.me, form: TemplateForm(SampleData.me))
    model.form.name = "Noor"
    #expect(model.edited?.username == "Noor")
    model.form.failure = .handleTaken

    #expect(model.form.handleError == "This handle is taken." && model.edited == nil)
  }
}
