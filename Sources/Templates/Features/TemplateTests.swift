import LabBackend
import LabContract
import LabDomain
import StageUI
import Testing

@testable import Template

struct TemplateTests {
  let backend = SampleBackend(policy: .gated)

  @Test func `a failed save keeps the text, and an alert says why`() async throws {
    let environment = AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: SystemClock(),
      router: Router(path: []))
    let stage = Stage(templateScreen(id: 1, environment: environment))
    stage.appear()
    await stage.settle()
    try backend.releaseFirst()
    await stage.settle()
    #expect(stage.text.contains("(Save)"))

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
