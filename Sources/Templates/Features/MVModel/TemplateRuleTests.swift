import LabBackend
import LabDomain
import StageUI
import Testing

@testable import Template

extension TemplateTests {
  func screen() -> some View {
    TemplateView().environment(TemplateModel(id: 1, environment: environment))
  }

  /// Through the draft, a value with rules.
  @Test func `Save is on while the text differs`() {
    var draft = TemplateDraft()
    draft.update(to: SampleData.me)
    #expect(draft.edited(SampleData.me) == nil)

    draft.bio = "Sells none."
    #expect(draft.edited(SampleData.me)?.bio == "Sells none.")
    draft.bio = SampleData.me.bio

    #expect(draft.edited(SampleData.me) == nil)
  }
}
