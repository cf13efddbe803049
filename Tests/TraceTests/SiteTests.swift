#if os(Linux)
  import Observation
  import StageUI
  import Testing

  @testable import Trace

  struct SiteTests {
    @Observable
    final class Model {
      var title = ""
      var rows = [0, 0]
      var state = State()

      func rename(_ title: String) {
        self.title = title
      }

      static let line = #line - 3
    }

    struct State {
      var rows = [0]
    }

    private func sites(_ change: (Model) -> Void) -> [Site] {
      let model = Model()
      let recorder = Recorder(level: .sites)
      recorder.watch(model, \.title, as: "title")
      recorder.watch(model, \.rows, as: "rows")
      recorder.watch(model, \.state) { $0.watch(\.rows, as: "rows") }
      change(model)
      return recorder.eventsWithSites.compactMap(\.site)
    }

    @Test func `the line that wrote is named`() throws {
      let found = sites { model in
        model.title = "new"
      }

      let site = try #require(found.first)
      #expect(site.line == #line - 4)
      #expect(site.file == "Tests/TraceTests/SiteTests.swift")
      #expect(site.function.hasPrefix("closure #1 in SiteTests."))
    }

    @Test func `the function that wrote is named, and then who called it`() throws {
      let found = sites { $0.rename("new") }
      let site = try #require(found.first)
      #expect(site.description == "SiteTests.swift:\(Model.line) SiteTests.Model.rename(_:)")
      #expect(site.callers.first?.line == #line - 3)
    }

    @Test func `a change in place is found in the line where it begins`() {
      let lines = sites { model in
        model.rows[0] = 1
        model.rows.append(2)
        model.state.rows[0] += 1
      }
      .map(\.line)

      #expect(lines == [#line - 6, #line - 5, #line - 4])
    }

    @Test func `a write through a key path is found where the key path was used`() {
      let path: ReferenceWritableKeyPath<Model, String> = \.title

      let site = sites { model in
        model[keyPath: path] = "new"
      }.first

      #expect(site?.line == #line - 3)
    }

    @Test func `a closure of a view is found behind the stage`() throws {
      struct Screen: View {
        let model: Model

        var body: some View {
          Button("Write") {
            model.title = "new"
          }
        }
      }
      let model = Model()
      let recorder = Recorder(level: .sites)
      recorder.watch(model, \.title, as: "title")
      let stage = Stage(Screen(model: model), observer: recorder)
      stage.appear()

      try stage.tap("Write")

      let site = recorder.eventsWithSites.compactMap(\.site).first
      #expect(site?.line == #line - 13)
      #expect(site?.callers == [])
    }

    @Test func `who wrote is looked up only when asked for`() {
      let model = Model()
      let recorder = Recorder(level: .sites)
      recorder.watch(model, \.title, as: "title")

      model.title = "new"

      #expect(recorder.events.map(\.site) == [nil])
    }

    @Test func `below sites nobody is named`() {
      let model = Model()
      let recorder = Recorder(level: .fields)
      recorder.watch(model, \.title, as: "title")

      model.title = "new"

      #expect(recorder.eventsWithSites.map(\.site) == [nil])
    }

    @Test func `who made a write that was dropped is forgotten`() {
      let recorder = Recorder(level: .sites, capacity: 2)
      let log = ComparedLog(of: recorder, takeIn: { _, _ in }, mutations: { _ in [] })
      recorder.add(log)

      for _ in 0..<3 { log.willWrite(recorder) }

      #expect(log.site(at: 0) == nil)
      #expect(log.site(at: 1) != nil)
    }
  }
#endif
