// Tests/StageUITests/StateTests.swift
struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("Count: \(count)")
    Button("Add") { count += 1 }
  }
}

@Test func `a write to state shows`() throws {
  let stage = Stage(Counter())
  stage.appear()
  try stage.tap("Add")
  try stage.tap("Add")
  #expect(
    stage.text == """
      Count: 2
      [Add]
      """)
}
