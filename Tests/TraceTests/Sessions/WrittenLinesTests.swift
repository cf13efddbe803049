import Foundation
import LabCallStack
import LabContract
import LabSessions
import LabSpecification
import LabTrace
import Testing

@Suite(.enabled(if: Symbolizer.walksStacks, "stacks are not walked here"))
struct WrittenLinesTests {
  @Test(arguments: PatternUnderTest.all)
  func `a like shows the line that wrote the post`(_ tested: PatternUnderTest) async throws {
    let recorder = Recorder(level: .snapshots)
    try await Session(likes: 1).run(on: tested.pattern, features: [.feed], tracedBy: recorder)

    let events = recorder.eventsWithSites
    let like = try #require(events.firstIndex { $0.line == "tap like-50" })
    let write = events[like...].first { $0.mutation?.field?.hasSuffix("posts[0]") == true }
    let site = try #require(write?.site)
    let file = URL(filePath: #filePath).appending(path: "../../../../\(site.file)").standardized
    let code = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)[site.line - 1]
    // MV's row writes the post behind a binding, whose name is not the field's.
    let call = tested.pattern.name == "MV" ? "isLiked.toggle()" : ".setLiked("
    #expect(code.contains(call), "\(site): \(code)")
  }
}
