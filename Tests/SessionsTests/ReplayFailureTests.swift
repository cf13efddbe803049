import Contract
import PatternList
import Sessions
import Testing
import Trace

/// Recordings of which one thing is not as it was.
struct ReplayFailureTests {
  private let pattern: any TraceablePattern
  private let recording: Recording

  init() async throws {
    pattern = try #require(Patterns.all.first { $0.name == "MVI" })
    recording = try await RandomSession(seed: 167, steps: 18).recording(of: pattern)
  }

  /// The first step that `isMeant` accepts, and its place.
  private func step(
    where isMeant: (RecordedStep) -> Bool
  ) throws -> (index: Int, step: RecordedStep) {
    let steps = recording.session?.steps ?? []
    let first = steps.firstIndex(where: isMeant)
    let index = try #require(first)
    return (index, steps[index])
  }

  private func failure(
    with step: RecordedStep, at index: Int
  ) async throws -> ReplayFailure? {
    var recording = recording
    recording.session?.steps[index] = step
    let replay = try Replay(of: recording, on: pattern)
    return await #expect(throws: ReplayFailure.self) { try await replay.run() }
  }

  @Test func `an element that is not there is told with those that are`() async throws {
    let (index, old) = try step { $0.step == .tap("like-50") }
    let new = RecordedStep(.tap("like-7"), event: old.event, screen: old.screen)

    let failure = try await failure(with: new, at: index)

    #expect(failure?.event == old.event)
    #expect(failure?.expected == "tap like-7")
    #expect(
      failure?.found.hasPrefix(#"there is no button or toggle "like-7" on the screen; there is: "#)
        == true)
  }

  @Test func `a call that nobody made is told with those that wait`() async throws {
    let (index, old) = try step { $0.step.description.hasPrefix("answer #2") }
    let answer = StepAnswer(call: 2, request: "publish(\"Hello\")")
    let new = RecordedStep(.answer(answer), event: old.event, screen: old.screen)

    let failure = try await failure(with: new, at: index)

    #expect(
      failure?.description == """
        event \(old.event): expected answer #2 publish("Hello"), found call #2 publish("Hello") is \
        not held; held: #2 setLiked(true, post 50)
        """)
  }

  @Test func `a screen that reads otherwise is told by its first line`() async throws {
    let (index, old) = try step { $0.step == .tap("Liked only") }
    let screen = old.screen.replacing("[x] Liked only", with: "[ ] Liked only")
    let new = RecordedStep(old.step, event: old.event, actions: old.actions, screen: screen)

    let failure = try await failure(with: new, at: index)

    #expect(
      failure?.description == """
        event \(old.event) (tap Liked only): expected the line '[ ] Liked only', found \
        '[x] Liked only'
        """)
  }

  @Test func `another action is found by the event that it leads to`() async throws {
    let (index, old) = try step { $0.step == .tap("like-50") }
    let new = RecordedStep(
      old.step, event: old.event, actions: [ActionValue("likeTapped", "49")], screen: old.screen)

    let failure = try await failure(with: new, at: index)

    #expect(failure?.event == old.event)
  }

  @Test func `an action that the pattern does not have is told`() async throws {
    let (index, old) = try step { $0.step == .tap("like-50") }
    let new = RecordedStep(
      old.step, event: old.event, actions: [ActionValue("likeTapped", "soon")], screen: old.screen)

    let failure = try await failure(with: new, at: index)

    #expect(failure?.found == "the pattern has no action likeTapped(soon)")
  }

  @Test func `a field that was written otherwise is found by its event`() async throws {
    var recording = recording
    let index = try #require(recording.events.firstIndex { $0.mutation?.field == "isLikedOnly" })
    let old = recording.events[index]
    let mutation = Mutation(field: "isLikedOnly", old: "true", new: "false")
    recording.events[index] = Event(id: old.id, cause: old.cause, kind: .mutation(mutation))
    let replay = try Replay(of: recording, on: pattern)

    let failure = await #expect(throws: ReplayFailure.self) { try await replay.run() }

    #expect(
      failure?.description == """
        event \(old.id) (tap Liked only): expected isLikedOnly: true → false, found \
        isLikedOnly: false → true
        """)
  }

  @Test func `an event that was not recorded is found after the last that was`() async throws {
    var recording = recording
    recording.events.removeLast()
    let last = try #require(recording.events.last)
    let replay = try Replay(of: recording, on: pattern)

    let failure = await #expect(throws: ReplayFailure.self) { try await replay.run() }

    #expect(failure?.event == last.id)
    #expect(failure?.description.contains(": expected it to be the last, found ") == true)
  }
}
