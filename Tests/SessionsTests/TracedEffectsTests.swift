import Contract
import Domain
import PatternList
import SampleBackend
import StageUI
import Testing
import Trace

struct TracedEffectsTests {
  nonisolated static let patterns = Patterns.all.map(\.name)

  private func pattern(_ name: String) throws -> any TraceablePattern {
    try #require(Patterns.all.first { $0.name == name })
  }

  @Test(arguments: patterns)
  func `what is answered has finished`(_ name: String) async throws {
    let app = TracedApp.feed(try pattern(name))
    try await app.open()
    #expect(app.endings(of: "page") == ["page(nil) finished by appear"])
  }

  @Test(arguments: patterns)
  func `what is refused has failed`(_ name: String) async throws {
    let app = TracedApp.feed(try pattern(name))
    app.stage.appear()
    try await app.answer(.failure(.offline))
    #expect(app.endings(of: "page") == ["page(nil) failed(offline) by appear"])
  }

  @Test(arguments: patterns)
  func `what is under way when the person leaves is cancelled by that`(_ name: String) async throws
  {
    let app = TracedApp.feed(try pattern(name))
    try await app.open()
    try app.stage.tap("like-3")
    await app.stage.settle()

    await app.leave()

    #expect(app.endings(of: "setLiked") == ["setLiked(true, 3) cancelled by disappear"])
  }

  @Test(arguments: patterns)
  func `a search is superseded by the next one, not by leaving`(_ name: String) async throws {
    let app = TracedApp.feed(try pattern(name))
    try await app.open()

    try await app.search("a")
    try await app.search("ab")
    await app.leave()

    #expect(
      app.endings(of: "search") == [
        #"search("a") superseded by type "ab" into Search"#,
        #"search("ab") cancelled by disappear"#,
      ])
    let sleeps = app.recorder.events.compactMap(\.effect).filter { $0.name == "sleep" }
    #expect(sleeps.filter { $0.phase == .finished }.count == 2)
  }

  @Test(arguments: patterns)
  func `a late answer belongs to the act that asked`(_ name: String) async throws {
    let app = TracedApp.feed(try pattern(name))
    try await app.open()
    try app.stage.tap("like-3")
    try app.stage.type("Hello", into: "New post")
    await app.stage.settle()
    try await app.answer(.failure(.offline))

    let events = app.recorder.events
    let notice = try #require(events.last { $0.mutation?.field == "notice" })
    #expect(events.act(of: notice)?.kind == .act("tap like-3"))
    let late = Timeline(events).text.split(separator: "\n").filter {
      $0.hasSuffix("(asked for by: tap like-3)")
    }
    #expect(late.contains { $0.contains("notice: nil → Notice") })
  }

  @Test(arguments: patterns)
  func `messages and navigation are outputs`(_ name: String) async throws {
    let app = TracedApp.profile(try pattern(name))
    try await app.open()
    try app.stage.type("Grace", into: "Name")
    await app.stage.settle()

    try app.stage.tap("Save")
    try await app.answer()

    let outputs = app.recorder.events.compactMap { event in
      if case .output(let output) = event.kind { output } else { nil }
    }
    #expect(outputs == ["message(saved)", "pop"])
  }

  @Test(arguments: patterns)
  func `at actions no field is watched, at off nothing at all`(_ name: String) async throws {
    let app = TracedApp.feed(try pattern(name), .actions)
    try await app.open()
    #expect(app.recorder.events.allSatisfy { $0.mutation == nil })

    let off = TracedApp.feed(try pattern(name), .off)
    try await off.open()
    #expect(off.recorder.events.isEmpty)
  }
}
