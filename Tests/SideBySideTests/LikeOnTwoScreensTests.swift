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

/// S2: given a feed and a profile of one app, when a post is liked on the profile, then the feed shows it
/// before the answer and undoes it after a failure.
struct LikeOnTwoScreensTests {
  /// The posts of the profile, as loaded.
  let loaded = Posts([Post].short.filter { $0.author == 2 })

  @Test func `MV: through the stage, where each view follows the child`() async throws {
    let feed = TestApp.feed(MV.Pattern())
    try await feed.open()
    let profile = try await feed.openProfile(2)

    try await profile.tap("like-3")
    await profile.leave()
    await feed.appear()
    expectLine(feed, "[♥ 4]  [Ada]  Third")
    try await feed.answer(.failure(.offline))
    try await feed.tap("OK")

    expectEnd(
      feed, "───", "[♡ 3]  [Ada]  Third", "[♥ 2]  [Bo]  Second", "[♡ 0]  [Ada]  First",
      "That is all.")
    await feed.leave()
    await profile.appear()
    expectEnd(profile, "Posts", "[♡ 3]  Third", "[♡ 0]  First")
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
    #expect(posts.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(posts.posts == .short)
    #expect(posts.byAuthor[2] == loaded)
  }

  /// Unchecked: the view.
  @Test func `MVVM: through two view models that hold one child`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = MVVM.LikesViewModel(useCases: environment.useCases)
    let feed = MVVM.FeedViewModel(likes: likes, environment: environment)
    let profile = MVVM.ProfileViewModel(id: 2, likes: likes, environment: environment)
    Task { await feed.run() }
    try await answer(backend)
    Task { await profile.run() }
    try await answer(backend)

    likes.toggle(try #require(profile.posts[id: 3]))
    #expect(feed.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(feed.posts == .short)
    #expect(profile.posts == loaded)
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through two view models that hold one child`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = MVVMActions.LikesViewModel(useCases: environment.useCases)
    let feed = MVVMActions.FeedViewModel(likes: likes, environment: environment)
    let profile = MVVMActions.ProfileViewModel(id: 2, likes: likes, environment: environment)
    Task { await feed.run() }
    try await answer(backend)
    Task { await profile.run() }
    try await answer(backend)

    likes.toggle(try #require(profile.posts[id: 3]))
    #expect(feed.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(feed.posts == .short)
    #expect(profile.posts == loaded)
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through the child's inputs, to both parents' outputs`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = InputOutput.LikesViewModel(useCases: environment.useCases)
    let feed = InputOutput.FeedViewModel(likes: likes, environment: environment)
    let profile = InputOutput.ProfileViewModel(id: 2, likes: likes, environment: environment)
    let rows = Collected(feed.outputs.posts.stream)
    let posts = Collected(profile.outputs.posts.stream)
    feed.inputs.appeared()
    try await answer(backend)
    profile.inputs.appeared()
    try await answer(backend)

    likes.inputs.tapped(try #require(profile.outputs.posts.value[id: 3]))
    try await answer(backend, with: .failure(.offline))

    #expect(rows.values.map { $0.first?.isLiked } == [nil, false, true, false])
    #expect(rows.values.last == .short)
    #expect(posts.values.map { $0[id: 3]?.isLiked } == [nil, false, true, false])
    #expect(posts.values.last == loaded)
  }

  /// Unchecked: the view.
  @Test func `MVI: through two stores that receive one child's outputs`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = LikesStore(environment: environment)
    let feed = FeedStore(likes: likes, environment: environment)
    let profile = ProfileStore(id: 2, likes: likes, environment: environment)
    feed.send(.appeared)
    try await answer(backend)
    profile.send(.appeared)
    try await answer(backend)

    likes.send(.tapped(try #require(profile.posts[id: 3])))
    #expect(feed.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(feed.posts == .short)
    #expect(profile.posts == loaded)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through two intents that subscribe to one child`() async throws {
    let feed = FeedModel()
    let profile = MVIContainer.ProfileModel()
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likesModel = MVIContainer.LikesModel()
    let likes = MVIContainer.LikesIntent(model: likesModel, useCases: environment.useCases)
    let feedIntent = MVIContainer.FeedIntent(model: feed, likes: likes, environment: environment)
    let profileIntent = MVIContainer.ProfileIntent(
      id: 2, model: profile, likes: likes, environment: environment)
    feedIntent.appeared(feed.phase, query: feed.query)
    try await answer(backend)
    profileIntent.appeared(profile.phase, handle: nil)
    try await answer(backend)

    likes.tapped(try #require(profile.posts[id: 3]))
    #expect(feed.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(feed.posts == .short)
    #expect(profile.posts == loaded)
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through two reactors that merge one child's changes`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = MVIReactor.LikesReactor(useCases: environment.useCases)
    let feed = FeedReactor(likes: likes, environment: environment)
    let profile = ProfileReactor(id: 2, likes: likes, environment: environment)
    feed.action.send(.appeared)
    try await answer(backend)
    profile.action.send(.appeared)
    try await answer(backend)

    likes.action.send(.tapped(try #require(profile.currentState.posts[id: 3])))
    #expect(feed.currentState.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(feed.currentState.posts == .short)
    #expect(profile.currentState.posts == loaded)
  }
}
