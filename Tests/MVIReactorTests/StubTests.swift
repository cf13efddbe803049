import Contract
import Domain
import LabTestSupport
import SampleBackend
import StageUI
import Testing

@testable import MVIReactor

struct StubTests {
  @Test func `a stub shows its state and records actions`() async throws {
    let backend = SampleBackend.gated()
    let reactor = FeedReactor(environment: .test(backend))
    let stub = Stub(reactor)
    let stage = Stage(FeedView(reactor: reactor))
    stage.appear()

    stub.state.phase = .failed(.offline)
    try stage.tap("Retry")
    stub.state.phase = .loaded
    stub.state.posts = .short
    try stage.tap("like-3")
    await stage.settle()

    #expect(stub.actions == [.appeared, .retryTapped, .likeTapped(3)])
    #expect(stage.text.contains("[♡ 3]  [Ada]  Third"))
    #expect(backend.log == [])
  }
}
