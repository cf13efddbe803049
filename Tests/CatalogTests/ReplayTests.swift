import Catalog
import Contract
import SampleBackend
import Testing
import Trace

struct ReplayTests {
  private let session = RandomSession(seed: 167, steps: 18)

  private func form(_ name: String) throws -> any TraceableForm {
    try #require(Catalog.forms.first { $0.name == name })
  }

  @Test(arguments: ["MVVMActions", "InputOutput", "MVI", "MVIContainer", "MVIReactor"])
  func `where a form has actions, its acts replay from them`(_ name: String) async throws {
    let form = try form(name)
    let recording = try await session.recording(of: form)

    let result = try await Replay(of: recording, on: form).run()

    #expect(result.source == .actions)
    #expect(result.fromActions == 6)
    #expect(result.fromActs == 2)  // The two refreshes, which are tasks of the screen.
  }

  @Test(arguments: Catalog.forms.map(\.name))
  func `every form replays from what the person did`(_ name: String) async throws {
    let form = try form(name)
    let recording = try await session.recording(of: form)

    let result = try await Replay(of: recording, on: form, from: .acts).run()

    #expect(result.source == .acts)
    #expect(result.fromActions == 0)
    #expect(result.screen == recording.session?.steps.last?.screen)
  }

  @Test func `after any event the screen is the recorded one`() async throws {
    let form = try form("MVI")
    let recording = try await session.recording(of: form)
    let replay = try Replay(of: recording, on: form)
    let steps = try #require(recording.session).steps

    for event in recording.events {
      let step = try #require(steps.last { $0.event <= event.id })
      #expect(try await replay.text(after: event.id) == step.screen)
    }
  }

  @Test func `a recording that was written and read again replays`() async throws {
    let form = try form("MVI")
    let recording = try await session.recording(of: form)

    let read = try JSONLines.recordings(in: JSONLines.text(of: recording))

    #expect(read == [recording])
    #expect(try await Replay(of: read[0], on: form).run().screen.hasPrefix("═══ Feed ═══"))
  }

  @Test func `a recording without what came from outside is refused`() async throws {
    let recorder = Recorder()
    try await Session(likes: 1).run(on: try form("MVI"), tracedBy: recorder)
    let recording = recorder.recording(form: "MVI")

    #expect(throws: ReplayRefusal.noSession) { try Replay(of: recording, on: form("MVI")) }
  }

  @Test func `an error that the backend does not have is refused`() async throws {
    var recording = try await session.recording(of: form("MVI"))
    let answer = StepAnswer(call: 1, request: "page(after: nil)", failure: "bad weather")
    recording.session?.steps[1] = RecordedStep(.answer(answer), event: 4, screen: "")

    let error = #expect(throws: ReplayRefusal.self) { try Replay(of: recording, on: form("MVI")) }

    #expect(error?.description == "event 4: the backend has no error 'bad weather'")
  }

  @Test func `a recording that has lost its beginning is refused`() async throws {
    var recording = try await session.recording(of: form("MVI"))
    recording.dropped = 3_000

    let error = #expect(throws: ReplayRefusal.self) { try Replay(of: recording, on: form("MVI")) }

    #expect(error?.description == "its first 3,000 happenings were dropped")
  }

  @Test func `an app that was closed shows nothing`() async throws {
    let app = StagedApp(try form("MVI"), SampleData(scale: 1, seed: 1))
    try await app.perform(.appear)
    #expect(app.text.hasPrefix("═══ Feed ═══"))

    app.close()

    #expect(app.text == "")
    await #expect(throws: StepError.self) { try await app.perform(.refresh) }
  }
}
