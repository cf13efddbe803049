import StageUI
import Testing

struct FocusTests {
  struct Login: View {
    enum Field { case name, password }
    struct Row: View {
      let field: Field
      let focus: FocusState<Field?>.Binding
      var body: some View {
        TextField("\(field)", text: .constant("")).focused(focus, equals: field)
      }
    }

    @FocusState private var focus: Field?
    @State private var log: [Field?] = []
    @State private var isDisabled = false
    @State private var hasPassword = true
    let observes: Bool

    var body: some View {
      Text("\(log.map { $0.map { "\($0)" } ?? "-" })")
      VStack {
        Row(field: .name, focus: $focus)
        if hasPassword { Row(field: .password, focus: $focus) }
      }
      .disabled(isDisabled)
      .onChange(of: observes ? focus : nil) { log.append($1) }
      TextField("other", text: .constant(""))
      Button("Focus") { focus = .password }
      Button("End") { focus = nil }
      Button("Disable") { isDisabled.toggle() }
      Button("Remove") { hasPassword.toggle() }
    }
  }

  @Test func `a write and typing move the focus, and run no body that reads none`() throws {
    let stage = Stage(Login(observes: false))
    stage.appear()
    #expect(stage.focusedField == nil)
    try stage.tap("Focus")
    #expect(stage.focusedField == "password")
    try stage.type("a", into: "name")
    #expect(stage.focusedField == "name")
    try stage.tap("End")
    #expect(stage.focusedField == nil)
    #expect(stage.bodies["Login"]?.run == 1)
    #expect(stage.bodies["Row"]?.run == 2)
  }

  @Test(arguments: ["Disable", "Remove"])
  func `a field that is disabled or removed loses the focus for good`(_ change: String) throws {
    let stage = Stage(Login(observes: true))
    stage.appear()
    try stage.tap("Focus")
    try stage.tap(change)
    try stage.tap(change)
    #expect(stage.focusedField == nil)
    #expect(stage.text.hasPrefix("[\"password\", \"-\"]"))
  }

  @Test func `typing into a field that is not bound ends the focus`() throws {
    let stage = Stage(Login(observes: true))
    stage.appear()
    try stage.type("a", into: "name")
    try stage.type("a", into: "other")
    #expect(stage.text.hasPrefix("[\"name\", \"-\"]"))
  }

  struct Two: View {
    var body: some View {
      Login(observes: true)
      Half()
    }

    struct Half: View {
      @FocusState private var focus: Int?
      var body: some View { TextField("half", text: .constant("")).focused($focus, equals: 1) }
    }
  }

  @Test func `one field of a screen has the focus`() throws {
    let stage = Stage(Two())
    stage.appear()
    try stage.tap("Focus")
    try stage.type("a", into: "half")
    #expect(stage.focusedField == "half")
    #expect(stage.text.hasPrefix("[\"password\", \"-\"]"))
  }
}
