import Catalog
import Contract
import Testing
import Trace

struct RandomSessionTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a random session shows the same in every form, and replays on each`(
    _ seed: UInt64
  ) async throws {
    var seen: [Seen]?
    for form in Catalog.forms {
      let recording = try await RandomSession(seed: seed).recording(of: form)
      let steps = try #require(recording.session).steps.map { Seen($0) }
      let old = seen ?? steps
      seen = old
      let same = zip(old, steps).prefix { $0 == $1 }.count
      #expect(
        old.dropFirst(same).first == steps.dropFirst(same).first, "step \(same), \(form.name)")

      let replay = try Replay(of: recording, on: form)
      do throws(ReplayFailure) {
        _ = try await replay.run()
      } catch {
        Issue.record("\(form.name): \(error)")
      }
    }
  }
}

/// What does not depend on the form.
private struct Seen: Equatable {
  let step: Step
  let screen: String

  init(_ recorded: RecordedStep) {
    step = recorded.step
    screen = recorded.screen
  }
}
