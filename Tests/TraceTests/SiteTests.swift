#if os(Linux)
  import Observation
  import StageUI
  import Testing
  import Tracepoints

  @testable import Trace

  /// The lines that wrote, as a debug build knows them.
  struct SiteTests {
    @Observable
    final class Model: TracedObject {
      var title = ""
      var rows = [0, 0]

      func rename(_ title: String) {
        self.title = title
      }

      static let line = #line - 3
    }

    private let model = Model()

    private func recorder(_ level: TraceLevel = .sites) -> Recorder {
      let recorder = Recorder(level: level)
      recorder.watch(model) { fields in
        fields.value(\.title, "title")
        fields.count(\.rows, "rows")
      }
      return recorder
    }

    @Test func `names the line and the function that wrote, then their callers`() throws {
      let recorder = recorder()

      model.rename("new")

      let site = try #require(recorder.eventsWithSites.first?.site)
      #expect(site.description == "SiteTests.swift:\(Model.line) SiteTests.Model.rename(_:)")
      #expect(site.file == "Tests/TraceTests/SiteTests.swift")
      #expect(site.callers.first?.line == #line - 5)
      #expect(site.callers.count <= 3)
    }

    @Test func `names the line of each kind of write`() {
      let recorder = recorder()
      let path: ReferenceWritableKeyPath<Model, String> = \.title

      model.title = "a"
      model.rows[0] = 1
      model.rows.append(2)
      model[keyPath: path] = "b"

      let lines = recorder.eventsWithSites.map { $0.site?.line }
      #expect(lines == [#line - 6, #line - 5, #line - 4, #line - 3])
    }

    struct Screen: View {
      let model: Model

      var body: some View {
        Button("Write") {
          model.title = "new"
        }
      }

      static let line = #line - 4
    }

    @Test func `names a view's closure, and no caller behind the stage`() throws {
      let recorder = recorder()
      let stage = Stage(Screen(model: model), observer: recorder)
      stage.appear()

      try stage.tap("Write")

      let sites = recorder.eventsWithSites.compactMap(\.site)
      #expect(sites.map(\.line) == [Screen.line])
      #expect(sites.first?.callers == [])
    }

    @Test(arguments: [TraceLevel.fields, .sites, .snapshots])
    func `names sites from that level on, and on request`(_ level: TraceLevel) {
      let recorder = recorder(level)

      model.title = "new"

      #expect(recorder.events.map(\.site) == [nil])
      #expect((recorder.eventsWithSites.first?.site != nil) == (level >= .sites))
    }

    @Test func `names nothing without the tools`() {
      let stack = Symbolizer.currentStack()

      #expect(Symbolizer(path: "/nowhere").sites(of: [stack]) == [:])
      #expect(Symbolizer().sites(of: [stack])[stack]?.line == #line - 3)
    }

    @Test func `skips machinery, generated code and drivers`() {
      let frame = { (path: String, line: Int) in
        SourceFrame(function: path, path: path, line: line)
      }
      let site = Site(writerIn: [
        frame("/x/Sources/Lab/Trace/Recorder.swift", 1), frame("/x/@__swiftmacro_a.swift", 1),
        frame("/x/Sources/App/Tracepoints/A.swift", 1), frame("/x/stdlib.cpp", 1),
        frame("/x/Sources/A.swift", 0), frame("/x/Sources/Patterns/MVI/Store.swift", 3),
        frame("/x/Sources/Stage/StageRuntime/Views/Button.swift", 1),
        frame("/x/Sources/Patterns/MVI/View.swift", 4), frame("/y/Benchmarks/B.swift", 5),
        frame("/y/C.swift", 6), frame("/y/D.swift", 7),
      ])

      #expect(site?.file == "Sources/Patterns/MVI/Store.swift")
      #expect(
        site?.callers.map(\.file) == [
          "Sources/Patterns/MVI/View.swift", "Benchmarks/B.swift", "/y/C.swift",
        ])
      let driver = frame("/x/Sources/Stage/StageRuntime/Driver/Stage.swift", 1)
      #expect(Site(writerIn: [driver, frame("/x/Sources/Test.swift", 1)]) == nil)
    }
  }
#endif
