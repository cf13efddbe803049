import StageUI
import Testing

struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var name = ""
    @Published private(set) var unread = 0
    var plain = 0

    func change() { unread += 1 }
  }

  struct Field: View {
    @ObservedObject var model: Model
    var body: some View { TextField("Name", text: $model.name) }
  }

  struct Holder: View {
    let model: Model
    var body: some View { Field(model: model) }
  }

  @Test func `a view that declares an object runs at each change, read or not`() throws {
    let model = Model()
    let stage = Stage(Holder(model: model))
    stage.appear()

    try stage.type("Ada", into: "Name")
    #expect(stage.text == "Name ‹Ada›")
    for change in [model.change, model.objectWillChange.send, { Model().change() }] {
      change()
      _ = stage.text
    }
    model.plain += 1

    #expect(stage.bodies.mapValues(\.run) == ["Holder": 1, "Field": 4])
  }

  struct Owner: View {
    @StateObject private var model = Model()
    @State private var runs = 0

    var body: some View {
      TextField("Name", text: $model.name)
      Button("Run") { runs += 1 }
      Text("\(model.name) \(runs)")
    }
  }

  @Test func `a state object lives as long as its view`() throws {
    let stage = Stage(Owner())
    stage.appear()

    try stage.type("Ada", into: "Name")
    try stage.tap("Run")

    #expect(stage.text == "Name ‹Ada›\n[Run]\nAda 1")
    #expect(stage.bodies["Owner"]?.run == 3)
  }
}
