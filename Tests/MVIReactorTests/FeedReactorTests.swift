import Contract
import Domain
import LabTestSupport
import MVIReactor
import SampleBackend
import Testing

struct FeedReactorTests {
  private let environment = AppEnvironment.test(.gated(.immediate))

  @Test func `a hidden feed leaves a message for the next screen`() async {
    let reactor = FeedReactor(environment: environment)
    reactor.action.send(.appeared)
    await settle()

    reactor.action.send(.disappeared)
    environment.messages.post(.saved)
    await settle()
    #expect(reactor.currentState.$message.valueUpdatedCount == 0)
    reactor.action.send(.appeared)
    await settle()

    #expect(reactor.currentState.message == .saved)
  }

  @Test func `a hidden feed still gets new names`() async throws {
    let reactor = FeedReactor(environment: environment)
    reactor.action.send(.appeared)
    await settle()
    let post = try #require(reactor.currentState.posts.first)
    reactor.action.send(.disappeared)

    let author = Profile(
      id: post.author, username: "Zoe", bio: "", regions: [], partnerDistance: .near)
    _ = try await environment.useCases.saveProfile(author)
    await settle()

    #expect(reactor.currentState.posts.first?.authorName == "Zoe")
  }
}
