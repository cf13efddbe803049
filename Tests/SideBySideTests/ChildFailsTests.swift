import InputOutput
import LabBackend
import LabContract
import LabDomain
import LabFields
import LabSpecification
import MV
import MVI
import MVIContainer
import MVIReactor
import MVModel
import MVVM
import MVVMActions
import Testing

/// C2: given a profile, when a like of one of its posts fails, then the child undoes it in the parent and
/// has the alert.
struct ChildFailsTests {
  /// The posts of the profile, as loaded.
  let loaded = Posts([Post].short.filter { $0.author == 2 })

  @Test func `MV: through the stage, where the view follows the child`() async throws {
    let feed = TestApp.feed(MV.Pattern())
    try await feed.open()
    let profile = try await feed.openProfile(2)

    try await profile.tap("like-3")
    expectLine(profile, "[♥ 4]  Third")
    try await profile.answer(.failure(.offline))

    expectEnd(
      profile, "Posts", "[♡ 3]  Third", "[♡ 0]  First", "┌ Could not change the like",
      "│ You appear to be offline.", "│ [OK]")
  }

  /// Unchecked: the view.
  @Test func `MVModel: through the store, which has the profile's posts`() async throws {
    let backend = SampleBackend.gated()
    let useCases = AppEnvironment.test(backend).useCases
    let posts = MVModel.PostsStore(useCases: useCases)
    let profiles = MVModel.ProfilesStore(posts: posts, useCases: useCases)
    Task { try await profiles.load(2) }
    try await answer(backend)

    posts.toggle(try #require(posts.byAuthor[2]?[id: 3]))
    #expect(posts.byAuthor[2]?[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(posts.byAuthor[2] == loaded)
    #expect(posts.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the child, which the parent holds`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.ProfileViewModel(id: 2, environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.likes.toggle(try #require(viewModel.posts[id: 3]))
    #expect(viewModel.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(viewModel.posts == loaded)
    #expect(viewModel.likes.notice == Notice(.like, .offline))
    #expect(viewModel.notice == nil)
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the child's methods, which the parent lists`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.ProfileViewModel(id: 2, environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.likeActions.toggle(try #require(viewModel.posts[id: 3]))
    #expect(viewModel.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(viewModel.posts == loaded)
    #expect(viewModel.likes.notice == Notice(.like, .offline))
    #expect(viewModel.notice == nil)
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and outputs of parent and child`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.ProfileViewModel(id: 2, environment: .test(backend))
    let outputs = viewModel.outputs
    let likes = viewModel.likes
    let posts = Collected(outputs.posts.stream)
    let own = Collected(outputs.notice.stream)
    let notices = Collected(likes.outputs.notice.stream)
    viewModel.inputs.appeared()
    try await answer(backend)

    likes.inputs.tapped(try #require(outputs.posts.value[id: 3]))
    try await answer(backend, with: .failure(.offline))

    #expect(posts.values.map { $0[id: 3]?.isLiked } == [nil, false, true, false])
    #expect(posts.values.last == loaded)
    #expect(notices.values == [nil, Notice(.like, .offline)])
    #expect(own.values == [nil])
  }

  /// Unchecked: the stores, the effect handlers, the view.
  @Test func `MVI: through the reducers, which hand on the outputs`() {
    var likes = Draft(LikesState())
    var profile = Draft(ProfileState(id: 2))
    profile.posts = loaded
    func receive(_ commands: [LikesStore.Command]) {
      for case .output(let change) in commands {
        _ = ProfileReducer.reduce(into: &profile, .likeChanged(change))
      }
    }

    receive(LikesReducer.reduce(into: &likes, .view(.tapped(profile.posts[0]))))
    #expect(profile.posts[id: 3]?.isLiked == true)
    receive(LikesReducer.reduce(into: &likes, .failed(3, .offline)))

    #expect(profile.posts == loaded)
    #expect(likes.notice == Notice(.like, .offline))
    #expect(profile.notice == nil)
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, which receives the child's outputs`() async throws {
    let backend = SampleBackend.gated()
    let likes = LikesStore(environment: .test(backend))
    let store = ProfileStore(id: 2, likes: likes, environment: .test(backend))
    store.send(.appeared)
    try await answer(backend)

    likes.send(.tapped(try #require(store.posts[id: 3])))
    #expect(store.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(store.posts == loaded)
    #expect(likes.notice == Notice(.like, .offline))
    #expect(store.notice == nil)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the child's intent, reading both states`() async throws {
    let backend = SampleBackend.gated()
    let model = MVIContainer.ProfileModel()
    let environment = AppEnvironment.test(backend)
    let likesModel = MVIContainer.LikesModel()
    let likes = MVIContainer.LikesIntent(model: likesModel, useCases: environment.useCases)
    let intent = MVIContainer.ProfileIntent(
      id: 2, model: model, likes: likes, environment: environment)
    let state: any ProfileModelState = model
    let likesState: any LikesModelState = likesModel
    intent.appeared(state.phase, handle: nil)
    try await answer(backend)

    likes.tapped(try #require(state.posts[id: 3]))
    #expect(state.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(state.posts == loaded)
    #expect(likesState.notice == Notice(.like, .offline))
    #expect(state.notice == nil)
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through the child, whose changes the parent merges`() async throws {
    let backend = SampleBackend.gated()
    var state = ProfileReactor.State(id: 2)
    state.posts = loaded
    let reactor = ProfileReactor(initialState: state, environment: .test(backend))
    _ = reactor.state  // Starts the reactor.

    reactor.likes.action.send(.tapped(try #require(reactor.currentState.posts[id: 3])))
    #expect(reactor.currentState.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(reactor.currentState.posts == loaded)
    #expect(reactor.likes.currentState.notice == Notice(.like, .offline))
    #expect(reactor.currentState.notice == nil)
  }
}
