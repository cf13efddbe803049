import LabBackend
import LabContract
import LabDomain
import LabSpecification
import LabStreams
import Testing

@testable import InputOutput

struct FeedViewModelTests {
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
