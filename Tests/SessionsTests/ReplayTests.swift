import Contract
import Domain
import LabTestSupport
import MVI
import PatternList
import SampleBackend
import Sessions
import StageUI
import Testing
import Trace

/// Random sessions and their replays.
struct ReplayTests {
  private let session = RandomSession(seed: 167, steps: 18)
  private let pattern = MVI.Pattern()

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `a random session is the same in every pattern, and replays`(_ seed: UInt64) async throws {
    var first: [RecordedStep] = []
    for pattern in Patterns.all {
      let recording = try await RandomSession(seed: seed).recording(of: pattern)
      let steps = recording.session?.steps ?? []
      if first.isEmpty { first = steps }
      let same = zip(first, steps).prefix { $0.step == $1.step && $0.screen == $1.screen }.count
      #expect(
        same == RandomSession.usualSteps, "\(pattern.name), step \(same): \(steps[same].step)")

      let last = try await Replay(of: recording, on: pattern).run()
      #expect(last == steps.last?.screen)
    }
  }

  @Test func `one seed gives one recording`() async throws {
    let first = try await session.recording(of: pattern)

    #expect(try await session.recording(of: pattern) == first)
    #expect(try await RandomSession(seed: 168, steps: 18).recording(of: pattern) != first)
  }

  @Test func `shows the screen after an event`() async throws {
    let recording = try await session.recording(of: pattern)
    let replay = try Replay(of: recording, on: pattern)
    let steps = try #require(recording.session?.steps)

    #expect(try await replay.screen(after: steps[5].event) == steps[5].screen)
    #expect(try await replay.screen(after: steps[6].event - 1) == steps[5].screen)
  }

  // MARK: A recording that is not as it was

  /// Edits the recording and returns how its replay fails.
  private func failure(
    _ edit: (inout Recording, inout [RecordedStep]) throws -> Void
  ) async throws -> ReplayFailure? {
    var recording = try await session.recording(of: pattern)
    var steps = recording.session?.steps ?? []
    try edit(&recording, &steps)
    recording.session?.steps = steps
    let replay = try Replay(of: recording, on: pattern)
    return await #expect(throws: ReplayFailure.self) { try await replay.run() }
  }

  @Test func `reports an event that is missing at the end`() async throws {
    var last: Event?
    let failure = try await failure { recording, _ in
      recording.events.removeLast()
      last = recording.events.last
    }

    #expect(failure?.event == last?.id)
    #expect(failure?.expected == "no more events")
    #expect(failure?.found.hasPrefix("notice: nil → ") == true)
  }

  @Test func `reports an extra event at the end`() async throws {
    let failure = try await failure { recording, _ in
      let id = recording.events.count
      recording.events.append(Event(id: id, cause: id - 1, kind: .output("pop")))
    }

    #expect(failure?.expected == "output pop")
    #expect(failure?.found == "nothing")
  }

  @Test func `reports another last screen`() async throws {
    let failure = try await failure { _, steps in
      let last = steps.removeLast()
      steps.append(RecordedStep(last.step, event: last.event, screen: last.screen + "\nmore"))
    }

    #expect(failure?.expected == "the line 'more'")
    #expect(failure?.found == "the end of the screen")
  }

  @Test func `reports another middle screen by its first line`() async throws {
    var event = -1
    let failure = try await failure { _, steps in
      let index = try #require(steps.firstIndex { $0.step == .tap(element: "Liked only") })
      event = steps[index].event
      let screen = steps[index].screen.replacing("[x] Liked only", with: "[ ] Liked only")
      steps[index] = RecordedStep(steps[index].step, event: event, screen: screen)
    }

    #expect(
      failure?.description == """
        event \(event) (tap Liked only): expected the line '[ ] Liked only', found '[x] Liked only'
        """)
  }

  @Test func `reports another value, before the screen that it led to`() async throws {
    var event = -1
    let failure = try await failure { recording, steps in
      let index = try #require(
        recording.events.firstIndex { $0.mutation?.field == "isLikedOnly" })
      let old = recording.events[index]
      event = old.id
      let mutation = Mutation(field: "isLikedOnly", old: "true", new: "false")
      recording.events[index] = Event(id: old.id, cause: old.cause, kind: .mutation(mutation))
      steps[steps.count - 1] = RecordedStep(
        steps[steps.count - 1].step, event: steps[steps.count - 1].event, screen: "")
    }

    #expect(
      failure?.description == """
        event \(event) (tap Liked only): expected isLikedOnly: true → false, found \
        isLikedOnly: false → true
        """)
  }

  @Test func `reports another cause`() async throws {
    let failure = try await failure { recording, _ in
      let index = try #require(recording.events.firstIndex { $0.mutation != nil })
      let old = recording.events[index]
      recording.events[index] = Event(id: old.id, cause: 0, kind: old.kind)
    }

    #expect(failure?.expected == failure?.found)
  }

  @Test func `reports an element that is missing, and a call`() async throws {
    let tap = try await failure { _, steps in
      steps[3] = RecordedStep(.tap(element: "like-7"), event: steps[3].event, screen: "")
    }
    #expect(tap?.expected == "tap like-7")
    #expect(tap?.found.contains(#"no button or toggle "like-7""#) == true)

    let answer = try await failure { _, steps in
      let step = Step.answer(call: 1, request: "publish(\"Hello\")", failure: nil)
      steps[1] = RecordedStep(step, event: steps[1].event, screen: "")
    }
    #expect(
      answer?.found == """
        call #1 publish("Hello") is not pending; pending: #1 page(after: nil)
        """)
  }

  @Test func `refuses what cannot be replayed`() async throws {
    let recording = try await session.recording(of: pattern)
    func refusal(_ edit: (inout Recording) -> Void) -> String? {
      var edited = recording
      edit(&edited)
      return #expect(throws: ReplayRefusal.self) { try Replay(of: edited, on: pattern) }?
        .description
    }

    let noSession =
      "it does not say what came from outside, as a session of lab trace --random does"
    #expect(refusal { $0.session = nil } == noSession)
    #expect(refusal { $0.session?.steps = [] } == noSession)
    #expect(refusal { $0.session?.steps.removeFirst() } == noSession)
    #expect(refusal { $0.dropped = 3_000 } == "its first 3,000 events were dropped")
    #expect(
      refusal {
        $0.session?.steps[1] = RecordedStep(
          .answer(call: 1, request: "page(after: nil)", failure: "rain"), event: 4, screen: "")
      } == "event 4: the backend has no error 'rain'")
  }

  @Test func `a closed app is empty and takes no step`() async throws {
    let app = StagedApp(pattern, SampleData(scale: 1, seed: 1))
    try await app.perform(.appear)
    await #expect(throws: StepError.isOnScreen) { try await app.perform(.appear) }
    #expect(app.text.hasPrefix("═══ Feed ═══"))

    app.close()

    #expect(app.text == "")
    await #expect(throws: StepError.noScreen) { try await app.perform(.refresh) }
  }

  @Test(arguments: PatternUnderTest.all)
  func `leaves no recorder behind`(_ tested: PatternUnderTest) async throws {
    let pattern = RecorderList(base: tested.pattern)

    let replay = try Replay(of: try await session.recording(of: pattern), on: pattern)
    try await replay.run()
    _ = try await replay.screen(after: 20)
    await settle()

    #expect(pattern.recorders.count == 3)
    #expect(pattern.recorders.allSatisfy { $0.recorder == nil })
  }
}

/// Lists the recorders that a pattern was traced by.
@MainActor private final class RecorderList: TraceablePattern {
  nonisolated let base: any TraceablePattern
  var recorders: [Weak] = []

  struct Weak { weak var recorder: Recorder? }

  nonisolated init(base: any TraceablePattern) { self.base = base }

  nonisolated var name: String { base.name }
  nonisolated var summary: String { base.summary }

  func feed(_ environment: AppEnvironment) -> any View { base.feed(environment) }

  func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    base.profile(id, environment)
  }

  func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    recorders.append(Weak(recorder: recorder))
    return base.feed(environment, tracedBy: recorder)
  }

  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    base.profile(id, environment, tracedBy: recorder)
  }
}
