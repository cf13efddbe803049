import StageUI
import Testing

struct SnapshotTests {
  struct Screen: View {
    @State private var isOn = false

    var body: some View {
      Toggle("Agree", isOn: $isOn)
      Button("Go") {}.accessibilityIdentifier("go").disabled(!isOn)
    }
  }

  @Test func `a snapshot has the text and the elements`() throws {
    let stage = Stage(Screen())
    let before = stage.snapshot
    #expect(before.text == "[ ] Agree\n(Go)")
    #expect(
      before.elements.map(\.description) == ["toggle \"Agree\"", "button \"go\" (Go), disabled"])

    stage.appear()
    #expect(stage.snapshot == before)
    try stage.tap("Agree")
    #expect(stage.snapshot != before)
    #expect(stage.snapshot.elements.map(\.isEnabled) == [true, true])
  }
}
