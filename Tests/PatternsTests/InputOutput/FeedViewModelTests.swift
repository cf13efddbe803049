import LabBackend
import LabContract
import LabDomain
import LabSpecification
import LabStreams
import Testing

@testable import InputOutput

struct FeedViewModelTests {
  @Test func `a query typed away and back in one turn is searched for`() async throws {
    let (backend, clock) = (SampleBackend.gated(), TestClock())
    let viewModel = FeedViewModel(environment: .test(backend, clock: clock))

    for query in ["a", "b", "a"] { viewModel.inputs.queryChanged(query) }
    await settle()
    clock.advance(by: SearchRule.pause)
    await settle()

    #expect(viewModel.outputs.query.value == "a")
    #expect(backend.log == [.search("a")])
  }

  @Test func `a double tap on Retry requests once`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = FeedViewModel(environment: .test(backend))
    viewModel.inputs.appeared()
    try await answer(backend, with: .failure(.offline))

    viewModel.inputs.retryTapped()
    viewModel.inputs.retryTapped()
    await settle()

    #expect(backend.log == [.page(after: nil), .page(after: nil)])
  }

  @Test func `a refresh pulled after leaving is dropped`() async {
    let backend = SampleBackend.gated()
    let viewModel = FeedViewModel(environment: .test(backend))

    viewModel.inputs.disappeared()
    viewModel.inputs.refreshPulled()
    await settle()

    #expect(backend.log == [])
  }

  @Test func `a like copies no posts`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let viewModel = FeedViewModel(environment: .test(backend))
    viewModel.inputs.appeared()
    try await answer(backend)
    let posts: [Post] = .numbered(25)
    viewModel.likes.inputs.tapped(posts[5])
    let before = viewModel.outputs.posts.value.withUnsafeBufferPointer(\.baseAddress)

    viewModel.likes.inputs.tapped(posts[4])

    #expect(viewModel.outputs.posts.value.withUnsafeBufferPointer(\.baseAddress) == before)
    #expect(viewModel.outputs.posts.value.first { $0.id == 21 }?.isLiked == true)
  }
}
