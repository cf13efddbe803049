import LabBackend
import LabDomain
import LabFields
import Testing

@testable import Template

struct TemplateTests {
  @Test func `shows a taken handle at its field`() async {
    let reactor = TemplateReactor(SampleData.me, useCases: .sample)
    let state = reactor.currentState
    reactor.action.send(.nameChanged("Noor"))
    reactor.action.send(.handleChanged(SampleData.takenHandle))
    await reactor.send(.saveTapped) { $0.isSaving }

    #expect(state.form.handleError == "This handle is taken." && state.edited == nil)
  }
}
