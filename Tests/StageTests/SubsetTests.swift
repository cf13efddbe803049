import Foundation
import Observation
import StageUI
import Testing

/// Uses every name and label of SwiftUI's that a screen may rely on.
struct SubsetTests {
  @Observable
  final class Model {
    var name = "Ada"
    var isOn = true
  }

  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  struct Controls: View {
    @Bindable var model: Model
    @State(initialValue: 1) private var taps: Int
    @FocusState private var focus: String?
    let space: CGFloat = 4

    var body: some View {
      VStack(alignment: .leading, spacing: space) {
        HStack(alignment: .top, spacing: nil) {
          Text("a".dropFirst(0))
          Spacer(minLength: space)
          Text(verbatim: "b")
        }
        Button("Add") { taps += 1 }
        Button("Remove", role: .destructive) { taps -= 1 }
        Button(action: { taps = 0 }, label: { Text("Clear \(taps)") })
        TextField("Name", text: $model.name, prompt: nil).focused($focus, equals: "name")
        TextField("Other", text: Bindable(model).name, prompt: Text("who"))
        Toggle("On", isOn: $model.isOn)
        Toggle(isOn: $model.isOn) { Text("On too") }
        Toggle("Off", isOn: .constant(false)).disabled(true)
        TextField("Empty", text: .constant(""), prompt: Text("type here"))
        HStack {
          ProgressView("Wait")
          ProgressView()
        }
        EmptyView()
        Button {
        } label: {
          HStack {
            Text("two")
            Text("words")
          }
        }
        switch model.isOn {
        case true: Text("is on")
        case false: Text("is off")
        }
      }
    }
  }

  @Test func `controls accept what SwiftUI's accept`() throws {
    let stage = Stage(Controls(model: Model()))
    stage.appear()
    try stage.tap("Add")
    try stage.type("Grace", into: "Name")
    #expect(
      stage.text == """
        a  b
        [Add]
        [Remove]
        [Clear 2]
        Name ‹Grace›
        Other ‹Grace›
        [x] On
        [x] On too
        ( ) Off
        Empty ‹type here›
        ◌ Wait  ◌
        [two words]
        is on
        """)
  }

  struct Rows: View {
    let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

    var body: some View {
      Group {
        List(items) { item in Text(item.name) }
        List(items, id: \.name) { item in Text(item.name) }
        Form {
          ForEach(items) { Text($0.name) }
          ForEach(items, id: \.name) { Text($0.name) }
          ForEach(0..<1) { Text("\($0)") }
        }
        Section { Text("bare") }
        Section("Title") { Text("titled") }
        Section(content: { Text("headed") }, header: { Text("Head") })
        Section {
          Text("footed")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      }
      .navigationTitle(Text("Rows"))
      .overlay(alignment: .bottom) { Divider() }
    }
  }

  @Test func `rows accept what SwiftUI's accept`() {
    #expect(
      Stage(Rows()).text == """
        ═══ Rows ═══
        one
        two
        one
        two
        one
        two
        one
        two
        0
        bare
        Title
        titled
        Head
        headed
        Head
        footed
        Foot
        ▒ ───
        """)
  }

  struct Work: View {
    let log: (String) -> Void

    var body: some View {
      Text("work")
        .task(priority: .low) { log("task") }
        .task(id: 1, priority: .high) { log("task of 1") }
        .onAppear(perform: nil)
        .onAppear { log("appear") }
        .onDisappear(perform: nil)
        .onDisappear { log("disappear") }
        .onChange(of: 1, initial: true) { log("change") }
        .refreshable { await Task.yield() }
        .disabled(false)
    }
  }

  @Test func `work accepts what SwiftUI's accepts`() async throws {
    var log: [String] = []
    let stage = Stage(Work { log.append($0) })
    stage.appear()
    await stage.settle()
    stage.disappear()
    #expect(log.dropLast().sorted() == ["appear", "change", "task", "task of 1"])
    #expect(log.last == "disappear")
  }

  @Test func `bindings reach members, and constants ignore writes`() {
    var item = Item(id: 1, name: "a")
    let binding = Binding(get: { item }, set: { item = $0 })
    Binding(projectedValue: binding).name.wrappedValue = "b"
    #expect(item.name == "b")

    Binding.constant(item).name.wrappedValue = "c"
    #expect(item.name == "b")
  }

  @Test func `texts are equal if their strings are`() {
    #expect(Text("a") == Text(verbatim: "a"))
    #expect(Text("a") != Text("b"))
  }
}
