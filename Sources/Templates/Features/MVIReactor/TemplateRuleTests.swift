import LabBackend
import LabDomain
import LabFields
import StageUI
import Testing

@testable import Template

extension TemplateTests {
  func screen() -> some View {
    TemplateView(reactor: TemplateReactor(id: 1, environment: environment))
  }

  /// Through `reduce`, mutation by mutation.
  @Test func `Save is on while the text differs`() {
    let reactor = TemplateReactor(id: 1, environment: environment)
    var state = Draft(reactor.initialState)
    reactor.reduce(into: &state, mutation: .showProfile(SampleData.me))
    #expect(!state.canSave)

    reactor.reduce(into: &state, mutation: .setBio("Sells none."))
    #expect(state.canSave)
    reactor.reduce(into: &state, mutation: .setBio(SampleData.me.bio))

    #expect(!state.canSave)
  }
}
