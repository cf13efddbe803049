import LabCallStack
import LabTracepoints
import Observation
import StageUI
import Testing

@testable import LabTrace

/// The lines that wrote, as a debug build knows them.
@Suite(.enabled(if: Symbolizer.walksStacks, "stacks are not walked here"))
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

  private func recorder(_ level: TraceLevel) -> Recorder {
    let recorder = Recorder(level: level)
    recorder.watch(model) { fields in
      fields.value(\.title, "title")
      fields.count(\.rows, "rows")
    }
    return recorder
  }

  @Test(arguments: [TraceLevel.fields, .sites, .snapshots])
  func `names the line of each write from that level on`(_ level: TraceLevel) {
    let recorder = recorder(level)
    let path: ReferenceWritableKeyPath<Model, String> = \.title

    model.rename("new")
    model.title = "a"
    model.rows[0] = 1
    model.rows.append(2)
    model[keyPath: path] = "b"

    let lines = [#line - 5, #line - 4, #line - 3, #line - 2]
    let sites = recorder.eventsWithSites.map(\.site)
    #expect(recorder.events.allSatisfy { $0.site == nil })
    guard level >= .sites else { return #expect(sites.allSatisfy { $0 == nil }) }
    #expect(sites.map { $0?.line } == [Model.line] + lines)
    #expect(sites[0]?.function == "SiteTests.Model.rename(_:)")
    #expect(sites[0]?.file == "Tests/TraceTests/Trace/SiteTests.swift")
    #expect(sites[0]?.callers.first?.line == lines[0] - 1)
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
    let recorder = recorder(.sites)
    let stage = Stage(Screen(model: model), observer: recorder)
    stage.appear()

    try stage.tap("Write")

    let sites = recorder.eventsWithSites.compactMap(\.site)
    #expect(sites.map(\.line) == [Screen.line])
    #expect(sites.first?.callers == [])
  }

  private func frame(_ path: String, _ line: Int, after: Int? = nil) -> SourceFrame {
    SourceFrame(function: path, path: path, line: line, followingLine: after)
  }

  private func site(_ frames: [SourceFrame]) -> Site? {
    // In each file, lines 9 and 56 write the title, and 57 does not.
    var source = SourceLines { path in
      if path.contains("/gone/") { return nil }
      return (1...60).map { [9, 56].contains($0) ? "title = new" : "} catch {" }
        .joined(separator: "\n")
    }
    let origin = WriteOrigin(stack: [], names: ["title"])
    return Site(of: origin, in: frames, source: &source)
  }

  @Test func `skips machinery, generated code and drivers`() {
    let found = site([
      frame("/x/Sources/Trace/Trace/Recorder.swift", 1), frame("/x/@__swiftmacro_a.swift", 1),
      frame("/x/Sources/App/Tracepoints/A.swift", 1), frame("/x/stdlib.cpp", 1),
      frame("/x/Sources/Patterns/MVVMActions+Naming.swift", 2),
      frame("/x/Sources/A.swift", 0), frame("/x/Sources/Patterns/MVI/Store.swift", 3),
      frame("/x/Sources/Stage/StageRuntime/Views/Button.swift", 1),
      frame("/x/Sources/Patterns/MVI/Feed/View.swift", 4), frame("/y/Benchmarks/B.swift", 5),
      frame("/y/C.swift", 6), frame("/y/D.swift", 7), frame("/y/E.swift", 8),
    ])

    #expect(found?.file == "Sources/Patterns/MVI/Feed/View.swift")
    #expect(found?.callers.map(\.file) == ["Benchmarks/B.swift", "/y/C.swift", "/y/D.swift"])
    let driver = frame("/x/Sources/Stage/StageRuntime/Driver/Stage.swift", 1)
    #expect(site([driver, frame("/x/Sources/Test.swift", 1)]) == nil)
  }

  @Test func `a line that does not name the field is not shown`() {
    func line(_ line: Int, after: Int?) -> Int? {
      site([frame("/x/Sources/Patterns/MVVM/Feed/Model.swift", line, after: after)])?.line
    }

    #expect(line(57, after: 56) == 56)
    #expect(line(57, after: 58) == nil)
    #expect(line(57, after: nil) == 57, "the call's own line")
    #expect(site([frame("/gone/Sources/Patterns/MVVM/Feed/Model.swift", 9)]) == nil)
  }
}
