import LabBackend
import LabDomain
import StageUI
import Testing

@testable import Template

struct TemplateViewTests {
  @Test func `an error is beside its field until the next edit`() async throws {
    let stage = Stage(templateScreen(SampleData.me, useCases: .sample))
    stage.appear()
    try stage.type(" ", into: "Name")
    #expect(stage.text.contains("! A name cannot be blank.\nHandle"))
    try stage.type("ada", into: "Name")
    try stage.type(SampleData.takenHandle, into: "Handle")
    #expect(stage.text.contains("! The handle must differ from the name.\n(Save)"))
    try stage.type("Noor", into: "Name")

    try stage.tap("Save")
    await stage.settle()

    #expect(
      stage.text == """
        ═══ Template ═══
        Name ‹Noor›
        Handle ‹ada›
        ! This handle is taken.
        (Save)
        """)
    try stage.type("noor_1", into: "Handle")
    #expect(stage.text.hasSuffix("Handle ‹noor_1›\n[Save]"))
  }
}

extension UseCases {
  static var sample: UseCases {
    let backend = SampleBackend()
    return UseCases(feed: backend, profiles: backend)
  }
}
