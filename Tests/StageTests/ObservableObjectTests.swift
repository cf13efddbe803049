import StageUI
import Testing

#if canImport(Combine)
  import Combine
#endif

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

  private func bodies(
    of view: some View, after change: (Stage) throws -> Void
  ) rethrows -> [String: Int] {
    let stage = Stage(view)
    stage.appear()
    try change(stage)
    return stage.bodies.mapValues(\.run)
  }

  @Test func `a view that declares an object runs at each change, read or not`() throws {
    let model = Model()
    let counts = try bodies(of: Holder(model: model)) { stage in
      try stage.type("Ada", into: "Name")
      #expect(stage.text == "Name ‹Ada›")
      for change in [model.change, model.objectWillChange.send, { Model().change() }] {
        change()
        _ = stage.text
      }
      model.plain += 1
    }
    #expect(counts == ["Holder": 1, "Field": 4])
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
    let counts = try bodies(of: Owner()) { stage in
      try stage.type("Ada", into: "Name")
      try stage.tap("Run")
      #expect(stage.text == "Name ‹Ada›\n[Run]\nAda 1")
    }
    #expect(counts == ["Owner": 3])
  }
}
