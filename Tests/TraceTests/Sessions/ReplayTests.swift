import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabSessions
import LabSpecification
import MVI
import StageUI
import Testing

@testable import LabTrace

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

  @Test func `shows the screen after an event`() async throws {
    let recording = try await session.recording(of: pattern)
    let replay = try Replay(of: recording, on: pattern)
    let steps = try #require(recording.session?.steps)

    #expect(try await replay.screen(after: steps[5].event) == steps[5].screen)
    #expect(try await replay.screen(after: steps[6].event - 1) == steps[5].screen)
  }

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

  @Test func `reports the first line of a screen that differs`() async throws {
    let last = try await failure { $1[$1.count - 1].screen += "\nmore" }
    let middle = try await failure { _, steps in
      let index = try #require(steps.firstIndex { $0.step == .tap(element: "Liked only") })
      steps[index].screen.replace("[x] Liked only", with: "[ ] Liked only")
    }

    #expect(last?.expected == "the line 'more'")
    #expect(last?.found == "the end of the screen")
    #expect(middle?.expected == "the line '[ ] Liked only'")
    #expect(middle?.found == "'[x] Liked only'")
  }

  @Test func `reports another value, before the screen that it led to`() async throws {
    var event = -1
    let failure = try await failure { recording, steps in
      event = try #require(recording.events.firstIndex { $0.mutation?.field == "isLikedOnly" })
      let mutation = Mutation(field: "isLikedOnly", old: "true", new: "false")
      recording.events[event].kind = .mutation(mutation)
      steps[steps.count - 1].screen = ""
    }

    #expect(
      failure?.description == """
        event \(event) (tap Liked only): expected isLikedOnly: true → false, found \
        isLikedOnly: false → true
        """)
  }

  @Test func `rejects a recording that cannot be replayed`() async throws {
    let recording = try await session.recording(of: pattern)
    func refusal(_ edit: (inout Recording) -> Void) -> String? {
      var edited = recording
      edit(&edited)
      return #expect(throws: RecordingError.self) { try Replay(of: edited, on: pattern) }?
        .description
    }

    #expect(refusal { $0.session = nil }?.hasPrefix("it does not say") == true)
    #expect(refusal { $0.session?.steps.removeFirst() }?.hasPrefix("it does not say") == true)
  }
}
