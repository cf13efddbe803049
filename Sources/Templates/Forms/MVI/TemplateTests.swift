import LabBackend
import LabDomain
import LabFields
import Testing

@testable import Template

struct TemplateTests {
  @Test func `shows a taken handle at its field`() {
    var state = Draft(TemplateState(profile: SampleData.me, form: TemplateForm(SampleData.me)))
    func send(_ intent: TemplateIntent) -> [TemplateStore.Command] {
      TemplateReducer.reduce(into: &state, intent)
    }
    #expect(send(.view(.nameChanged("Noor"))) == [])

    #expect(send(.view(.saveTapped)) == [.run(.save(state.form.edited(SampleData.me)!))])
    #expect(send(.saveFailed(.handleTaken)) == [])

    #expect(state.form.handleError == "This handle is taken." && state.edited == nil)
  }
}
