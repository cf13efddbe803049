import InputOutput
import LabBackend
import LabContract
import LabDomain
import LabSpecification
import MV
import MVI
import MVIContainer
import MVIReactor
import MVModel
import MVVM
import MVVMActions
import Testing

/// S1: given a feed of liked posts under a profile, when a post is liked on the profile, then the feed
/// has it too, without a request.
struct LikeReachesFeedTests {
  @Test func `MV: through the stage, where each view follows the child`() async throws {
    let feed = TestApp.feed(MV.Pattern())
    try await feed.open()
    try await feed.tap("Liked only")
    let profile = try await feed.openProfile(2)

    try await profile.tap("like-3")
    try await profile.answer()
    await profile.leave()
    await feed.appear()

    expectEnd(feed, "───", "[♥ 4]  [Ada]  Third", "[♥ 2]  [Bo]  Second", "That is all.")
    #expect(feed.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVModel: through one store that has the posts of both screens`() async throws {
    let backend = SampleBackend.gated()
    let useCases = AppEnvironment.test(backend).useCases
    let posts = MVModel.PostsStore(useCases: useCases)
    let profiles = MVModel.ProfilesStore(posts: posts, useCases: useCases)
    Task { try await posts.loadFirstPage() }
    try await answer(backend)
    Task { try await profiles.load(2) }
    try await answer(backend)

    posts.toggle(try #require(posts.byAuthor[2]?[id: 3]))
    try await answer(backend)

    #expect(posts.shown(likedOnly: true).map(\.text) == ["Third", "Second"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through two view models that hold one child`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = MVVM.LikesViewModel(useCases: environment.useCases)
    let feed = MVVM.FeedViewModel(likes: likes, environment: environment)
    let profile = MVVM.ProfileViewModel(id: 2, likes: likes, environment: environment)
    feed.isLikedOnly = true
    Task { await feed.run() }
    try await answer(backend)
    Task { await profile.run() }
    try await answer(backend)

    likes.toggle(try #require(profile.posts[id: 3]))
    try await answer(backend)

    #expect(feed.shown.map(\.text) == ["Third", "Second"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through two view models that hold one child`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = MVVMActions.LikesViewModel(useCases: environment.useCases)
    let feed = MVVMActions.FeedViewModel(likes: likes, environment: environment)
    let profile = MVVMActions.ProfileViewModel(id: 2, likes: likes, environment: environment)
    feed.showLikedOnly(true)
    Task { await feed.run() }
    try await answer(backend)
    Task { await profile.run() }
    try await answer(backend)

    likes.toggle(try #require(profile.posts[id: 3]))
    try await answer(backend)

    #expect(feed.shown.map(\.text) == ["Third", "Second"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through the child's inputs, to the feed's outputs`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = InputOutput.LikesViewModel(useCases: environment.useCases)
    let feed = InputOutput.FeedViewModel(likes: likes, environment: environment)
    let profile = InputOutput.ProfileViewModel(id: 2, likes: likes, environment: environment)
    let rows = Collected(feed.outputs.posts.stream)
    feed.inputs.likedOnlyChanged(true)
    feed.inputs.appeared()
    try await answer(backend)
    profile.inputs.appeared()
    try await answer(backend)

    likes.inputs.tapped(try #require(profile.outputs.posts.value[id: 3]))
    try await answer(backend)

    #expect(rows.values.last?.map(\.text) == ["Third", "Second"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVI: through two stores that receive one child's outputs`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = LikesStore(environment: environment)
    let feed = FeedStore(likes: likes, environment: environment)
    let profile = ProfileStore(id: 2, likes: likes, environment: environment)
    feed.send(.likedOnlyChanged(true))
    feed.send(.appeared)
    try await answer(backend)
    profile.send(.appeared)
    try await answer(backend)

    likes.send(.tapped(try #require(profile.posts[id: 3])))
    try await answer(backend)

    #expect(feed.shown.map(\.text) == ["Third", "Second"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through two intents that subscribe to one child`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let feed = FeedModel()
    let profile = MVIContainer.ProfileModel()
    let likes = MVIContainer.LikesIntent(
      model: MVIContainer.LikesModel(), useCases: environment.useCases)
    let feedIntent = MVIContainer.FeedIntent(model: feed, likes: likes, environment: environment)
    let profileIntent = MVIContainer.ProfileIntent(
      id: 2, model: profile, likes: likes, environment: environment)
    feedIntent.likedOnlyChanged(true)
    feedIntent.appeared(feed.phase, query: feed.query)
    try await answer(backend)
    profileIntent.appeared(profile.phase, handle: nil)
    try await answer(backend)

    likes.tapped(try #require(profile.posts[id: 3]))
    try await answer(backend)

    #expect(feed.shown.map(\.text) == ["Third", "Second"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through two reactors that merge one child's changes`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = MVIReactor.LikesReactor(useCases: environment.useCases)
    let feed = FeedReactor(likes: likes, environment: environment)
    let profile = ProfileReactor(id: 2, likes: likes, environment: environment)
    feed.action.send(.likedOnlyChanged(true))
    feed.action.send(.appeared)
    try await answer(backend)
    profile.action.send(.appeared)
    try await answer(backend)

    likes.action.send(.tapped(try #require(profile.currentState.posts[id: 3])))
    try await answer(backend)

    #expect(feed.currentState.shown.map(\.text) == ["Third", "Second"])
    #expect(backend.pending == [])
  }
}
