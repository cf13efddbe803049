import Contract
import PatternList
import SampleBackend
import Sessions
import Testing
import Trace

struct ReplayTests {
  private let session = RandomSession(seed: 167, steps: 18)

  private func pattern(_ name: String) throws -> any TraceablePattern {
    try #require(Patterns.all.first { $0.name == name })
  }

  @Test(arguments: ["MVVMActions", "InputOutput", "MVI", "MVIContainer", "MVIReactor"])
  func `where a pattern has actions, its acts replay from them`(_ name: String) async throws {
    let pattern = try pattern(name)
    let recording = try await session.recording(of: pattern)

    let result = try await Replay(of: recording, on: pattern).run()

    #expect(result.source == .actions)
    #expect(result.fromActions == 6)
    #expect(result.fromActs == 2)  // The two refreshes, which are tasks of the screen.
  }

  @Test(arguments: Patterns.all.map(\.name))
  func `every pattern replays from what the person did`(_ name: String) async throws {
    let pattern = try pattern(name)
    let recording = try await session.recording(of: pattern)

    let result = try await Replay(of: recording, on: pattern, from: .acts).run()

    #expect(result.source == .acts)
    #expect(result.fromActions == 0)
    #expect(result.screen == recording.session?.steps.last?.screen)
  }

  @Test func `after any event the screen is the recorded one`() async throws {
    let pattern = try pattern("MVI")
    let recording = try await session.recording(of: pattern)
    let replay = try Replay(of: recording, on: pattern)
    let steps = try #require(recording.session).steps

    for event in recording.events {
      let step = try #require(steps.last { $0.event <= event.id })
      #expect(try await replay.text(after: event.id) == step.screen)
    }
  }

  @Test func `a recording that was written and read again replays`() async throws {
    let pattern = try pattern("MVI")
    let recording = try await session.recording(of: pattern)

    let read = try JSONLines.recordings(in: JSONLines.text(of: recording))

    #expect(read == [recording])
    #expect(try await Replay(of: read[0], on: pattern).run().screen.hasPrefix("═══ Feed ═══"))
  }

  @Test func `a recording without what came from outside is refused`() async throws {
    let recorder = Recorder()
    try await Session(likes: 1).run(on: try pattern("MVI"), tracedBy: recorder)
    let recording = recorder.recording(pattern: "MVI")

    #expect(throws: ReplayRefusal.noSession) { try Replay(of: recording, on: pattern("MVI")) }
  }

  @Test func `an error that the backend does not have is refused`() async throws {
    var recording = try await session.recording(of: pattern("MVI"))
    let answer = StepAnswer(call: 1, request: "page(after: nil)", failure: "bad weather")
    recording.session?.steps[1] = RecordedStep(.answer(answer), event: 4, screen: "")

    let error = #expect(throws: ReplayRefusal.self) {
      try Replay(of: recording, on: pattern("MVI"))
    }

    #expect(error?.description == "event 4: the backend has no error 'bad weather'")
  }

  @Test func `a recording that has lost its beginning is refused`() async throws {
    var recording = try await session.recording(of: pattern("MVI"))
    recording.dropped = 3_000

    let error = #expect(throws: ReplayRefusal.self) {
      try Replay(of: recording, on: pattern("MVI"))
    }

    #expect(error?.description == "its first 3,000 happenings were dropped")
  }

  @Test func `an app that was closed shows nothing`() async throws {
    let app = StagedApp(try pattern("MVI"), SampleData(scale: 1, seed: 1))
    try await app.perform(.appear)
    #expect(app.text.hasPrefix("═══ Feed ═══"))

    app.close()

    #expect(app.text == "")
    await #expect(throws: StepError.self) { try await app.perform(.refresh) }
  }
}
