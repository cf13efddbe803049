import LabBackend
import LabDomain
import LabFields
import StageUI
import Testing

@testable import Template

extension TemplateTests {
  func screen() -> some View {
    TemplateView(store: TemplateStore(id: 1, environment: environment))
  }

  /// Through the reducer, which is handed the answer.
  @Test func `Save is on while the text differs`() {
    var state = Draft(TemplateState(id: 1))
    _ = TemplateReducer.reduce(into: &state, .loaded(SampleData.me))
    #expect(!state.canSave)

    _ = TemplateReducer.reduce(into: &state, .bioChanged("Sells none."))
    #expect(state.canSave)
    _ = TemplateReducer.reduce(into: &state, .bioChanged(SampleData.me.bio))

    #expect(!state.canSave)
  }
}
