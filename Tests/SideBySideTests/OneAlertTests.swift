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

/// S3: given a like tapped in the feed, when it fails after a profile has opened, then both screens
/// undo it, and share one alert.
struct OneAlertTests {
  /// The posts of the profile, as loaded without the like.
  let loaded = Posts([Post].short.filter { $0.author == 2 })

  @Test func `MV: through the stage, where each view follows the child`() async throws {
    let feed = TestApp.feed(MV.Pattern())
    try await feed.open()
    try await feed.tap("like-3")
    let profile = try await feed.openProfile(2, answering: .profile(2))

    try await profile.answer(.failure(.offline))
    expectEnd(
      profile, "Posts", "[♡ 3]  Third", "[♡ 0]  First", "┌ Could not change the like",
      "│ You appear to be offline.", "│ [OK]")
    try await profile.tap("OK")
    await profile.leave()
    await feed.appear()

    expectEnd(
      feed, "───", "[♡ 3]  [Ada]  Third", "[♥ 2]  [Bo]  Second", "[♡ 0]  [Ada]  First",
      "That is all.")
  }

  @Test func `MVModel: through the stage, where each view reads the store`() async throws {
    let feed = TestApp.feed(MVModel.Pattern())
    try await feed.open()
    try await feed.tap("like-3")
    let profile = try await feed.openProfile(2, answering: .profile(2))

    try await profile.answer(.failure(.offline))
    expectEnd(
      profile, "Posts", "[♡ 3]  Third", "[♡ 0]  First", "┌ Could not change the like",
      "│ You appear to be offline.", "│ [OK]")
    try await profile.tap("OK")
    await profile.leave()
    await feed.appear()

    expectEnd(
      feed, "───", "[♡ 3]  [Ada]  Third", "[♥ 2]  [Bo]  Second", "[♡ 0]  [Ada]  First",
      "That is all.")
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
    likes.toggle(try #require(feed.posts[id: 3]))
    Task { await profile.run() }
    await settle()
    try backend.release(.profile(2))

    try await answer(backend, with: .failure(.offline))

    #expect(likes.notice == Notice(.like, .offline))
    #expect(feed.notice == nil && profile.notice == nil)
    #expect(feed.posts == .short && profile.posts == loaded)
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
    likes.toggle(try #require(feed.posts[id: 3]))
    Task { await profile.run() }
    await settle()
    try backend.release(.profile(2))

    try await answer(backend, with: .failure(.offline))

    #expect(likes.notice == Notice(.like, .offline))
    #expect(feed.notice == nil && profile.notice == nil)
    #expect(feed.posts == .short && profile.posts == loaded)
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through the child's outputs, beside both parents'`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = InputOutput.LikesViewModel(useCases: environment.useCases)
    let feed = InputOutput.FeedViewModel(likes: likes, environment: environment)
    let profile = InputOutput.ProfileViewModel(id: 2, likes: likes, environment: environment)
    let notices = Collected(likes.outputs.notice.stream)
    let feedNotices = Collected(feed.outputs.notice.stream)
    let profileNotices = Collected(profile.outputs.notice.stream)
    feed.inputs.appeared()
    try await answer(backend)
    likes.inputs.tapped(try #require(feed.outputs.posts.value.first))
    profile.inputs.appeared()
    await settle()
    try backend.release(.profile(2))

    try await answer(backend, with: .failure(.offline))

    #expect(notices.values == [nil, Notice(.like, .offline)])
    #expect(feedNotices.values == [nil] && profileNotices.values == [nil])
    #expect(feed.outputs.posts.value == .short && profile.outputs.posts.value == loaded)
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
    likes.send(.tapped(try #require(feed.posts[id: 3])))
    profile.send(.appeared)
    await settle()
    try backend.release(.profile(2))

    try await answer(backend, with: .failure(.offline))

    #expect(likes.notice == Notice(.like, .offline))
    #expect(feed.notice == nil && profile.notice == nil)
    #expect(feed.posts == .short && profile.posts == loaded)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through two intents that subscribe to one child`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let feed = FeedModel()
    let profile = MVIContainer.ProfileModel()
    let likesModel = MVIContainer.LikesModel()
    let likes = MVIContainer.LikesIntent(model: likesModel, useCases: environment.useCases)
    let feedIntent = MVIContainer.FeedIntent(model: feed, likes: likes, environment: environment)
    let profileIntent = MVIContainer.ProfileIntent(
      id: 2, model: profile, likes: likes, environment: environment)
    feedIntent.appeared(feed.phase, query: feed.query)
    try await answer(backend)
    likes.tapped(try #require(feed.posts[id: 3]))
    profileIntent.appeared(profile.phase, handle: nil)
    await settle()
    try backend.release(.profile(2))

    try await answer(backend, with: .failure(.offline))

    #expect(likesModel.notice == Notice(.like, .offline))
    #expect(feed.notice == nil && profile.notice == nil)
    #expect(feed.posts == .short && profile.posts == loaded)
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
    likes.action.send(.tapped(try #require(feed.currentState.posts[id: 3])))
    profile.action.send(.appeared)
    await settle()
    try backend.release(.profile(2))

    try await answer(backend, with: .failure(.offline))

    #expect(likes.currentState.notice == Notice(.like, .offline))
    #expect(feed.currentState.notice == nil && profile.currentState.notice == nil)
    #expect(feed.currentState.posts == .short && profile.currentState.posts == loaded)
  }
}
