import LabBackend
import LabContract
import LabDomain
import LabFields
import StageUI
import Testing

@testable import Template

struct TemplateTests {
  let backend = SampleBackend(policy: .gated)

  var environment: AppEnvironment {
    AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: SystemClock(),
      router: Router(path: []))
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

  @Test func `a failed save keeps the text, and an alert says why`() async throws {
    let stage = Stage(TemplateView(reactor: TemplateReactor(id: 1, environment: environment)))
    stage.appear()
    await stage.settle()
    try backend.releaseFirst()
    await stage.settle()

    try stage.type("Bakes cakes.", into: "Bio")
    try stage.tap("Save")
    await stage.settle()
    try backend.releaseFirst(with: .failure(.offline))
    await stage.settle()

    #expect(
      stage.text == """
        ═══ Template ═══
        Bio ‹Bakes cakes.›
        [Save]
        ┌ Could not save
        │ You appear to be offline.
        │ [OK]
        """)
  }
}
