import Catalog
import Contract
import Testing
import Trace

struct RandomSessionTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a seed leads to the same acts and the same screens in every form`(_ seed: UInt64)
    async throws
  {
    var first: RecordedSession?
    for form in Catalog.forms {
      let session = try #require(try await RandomSession(seed: seed).recording(of: form).session)
      guard let first else {
        first = session
        continue
      }
      for (old, new) in zip(first.steps, session.steps) {
        if (old.step, old.screen) != (new.step, new.screen) {
          Issue.record(
            "\(form.name), event \(new.event): \(old.step) vs \(new.step)\n\(old.screen)\n--\n\(new.screen)"
          )
          break
        }
      }
    }
  }
}
