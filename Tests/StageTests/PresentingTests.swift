import StageUI
import Testing

struct PresentingTests {
  struct Asking: View {
    @State private var isAlert = false
    @State private var isDialog = false
    @State private var name: String?
    @State private var log = "-"

    var body: some View {
      Text(log)
      Button("Alert") { isAlert = true }
        .alert("Delete?", isPresented: $isAlert, presenting: name) { name in
          Button("Delete \(name)") { log = "deleted \(name)" }
        } message: { name in
          Text("\(name) is gone for good.")
        }
      Button("Dialog") { isDialog = true }
        .confirmationDialog(
          "Hidden", isPresented: $isDialog, titleVisibility: .hidden, presenting: name
        ) { name in
          Button("Keep \(name)") { log = "kept \(name)" }
        }
        .accessibilityIdentifier("dialog")
      Button("Name") { name = "Ada" }
    }
  }

  @Test func `an alert with missing data is not shown`() throws {
    let stage = Stage(Asking())
    stage.appear()
    try stage.tap("Alert")
    #expect(stage.text == "-\n[Alert]\n[Dialog]\n[Name]")

    try stage.tap("Name")
    #expect(
      stage.text == """
        -
        [Alert]
        ┌ Delete?
        │ Ada is gone for good.
        │ [Delete Ada]
        [Dialog]
        [Name]
        """)
    try stage.tap("Delete Ada")
    #expect(stage.text == "deleted Ada\n[Alert]\n[Dialog]\n[Name]")
  }

  @Test func `a dialog can hide its title`() throws {
    let stage = Stage(Asking())
    stage.appear()
    try stage.tap("Name")
    try stage.tap("dialog")
    #expect(stage.text == "-\n[Alert]\n[Dialog]\n┌ \n│ [Keep Ada]\n[Name]")
    #expect(throws: StageError.covered("button or toggle \"dialog\"", by: "the alert \"\"")) {
      try stage.tap("dialog")
    }
    try stage.tap("Keep Ada")
    #expect(stage.text.hasPrefix("kept Ada\n"))
  }

  struct Plain: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isAlert = true
    @State private var isDialog = true

    var body: some View {
      Text("a").alert("Alert", isPresented: $isAlert) { Button("OK") {} }
      Text("b").confirmationDialog("Dialog", isPresented: $isDialog) { Button("Go") { dismiss() } }
      Text("c").alert("About", isPresented: .constant(false), presenting: 1) { Text("\($0)") }
      Text("d").confirmationDialog(
        "About", isPresented: .constant(true), titleVisibility: .visible, presenting: Int?.none
      ) { number in
        Text("\(number)")
      } message: { number in
        Text("\(number)")
      }
    }
  }

  @Test func `alerts and dialogs need no message, and may dismiss`() throws {
    var dismissals = 0
    let stage = Stage(Plain(), onDismiss: { dismissals += 1 })
    stage.appear()
    #expect(stage.text == "a\n┌ Alert\n│ [OK]\nb\n┌ Dialog\n│ [Go]\nc\nd")
    try stage.tap("Go")
    #expect(dismissals == 1)
    try stage.tap("OK")
    #expect(stage.text == "a\nb\nc\nd")
  }

  struct Composing: View {
    @State private var isComposing = false
    @State private var failure: String?
    @State private var draft = ""

    var body: some View {
      Button("Write") { isComposing = true }
        .sheet(isPresented: $isComposing) {
          TextField("Post", text: $draft)
          Button("Publish") { failure = "Offline" }
            .alert("In the sheet", isPresented: .constant(failure != nil)) {
              Button("OK") { failure = nil }
            }
        }
        .alert("Beneath", isPresented: .constant(failure != nil)) {
          Button("Close") { failure = nil }
        }
    }
  }

  @Test func `a sheet covers the screen, and its alert covers the sheet`() throws {
    let stage = Stage(Composing())
    stage.appear()
    try stage.tap("Write")
    let before = stage.bodies["Composing"]
    try stage.type("Hello", into: "Post")
    #expect(stage.bodies["Composing"] == before)
    #expect(throws: StageError.covered("button or toggle \"Write\"", by: "a sheet")) {
      try stage.tap("Write")
    }
    try stage.tap("Publish")
    #expect(
      stage.text == """
        [Write]
        ╔
        ║ Post ‹Hello›
        ║ [Publish]
        ║ ┌ In the sheet
        ║ │ [OK]
        """)
    #expect(
      throws: StageError.covered("button or toggle \"Close\"", by: "the alert \"In the sheet\"")
    ) {
      try stage.tap("Close")
    }
    try stage.tap("OK")
    try stage.dismissSheet()
    #expect(stage.text == "[Write]")
  }

  final class Draft: ObservableObject {
    @Published var text = ""
  }

  struct Observing: View {
    @ObservedObject var draft: Draft

    var body: some View {
      Text("Beneath").sheet(isPresented: .constant(true)) { TextField("Post", text: $draft.text) }
    }
  }

  @Test func `a sheet follows an object that the presenting view observes`() throws {
    let stage = Stage(Observing(draft: Draft()))
    stage.appear()
    try stage.type("Hello", into: "Post")
    #expect(stage.text.hasSuffix("║ Post ‹Hello›"))
  }

  @Test func `only a sheet in front can be swiped down`() throws {
    let stage = Stage(Composing())
    stage.appear()
    #expect(throws: StageError.notFound("sheet in front", onScreen: [])) {
      try stage.dismissSheet()
    }
    try stage.tap("Write")
    try stage.tap("Publish")
    #expect(throws: StageError.self) { try stage.dismissSheet() }
  }
}
