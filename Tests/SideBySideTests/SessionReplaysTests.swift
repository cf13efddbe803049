import InputOutput
import LabBackend
import LabContract
import LabDomain
import LabFields
import LabSpecification
import LabStreams
import MV
import MVI
import MVIContainer
import MVIReactor
import MVModel
import MVVM
import MVVMActions
import Testing

/// Replay: given a recorded session, when a fresh screen repeats it, then it ends in the same state.
///
/// The session: a draft is typed, one like succeeds, and another fails. Where an action is a value,
/// recording takes a line. Where it is a method, it takes a recorder written by hand. Where bindings
/// write too, only the acts on a screen can be recorded, so the replay needs the stage.
struct SessionReplaysTests {
  @Test func `MV: through the stage, from acts and answers`() async throws {
    let app = RecordedApp(MV.Pattern(), dataSeed: 1, posts: 3)
    try await act(on: app)

    let fresh = RecordedApp(MV.Pattern(), dataSeed: 1, posts: 3)
    for step in app.steps { try await fresh.perform(step) }

    #expect(fresh.text == app.text)
  }

  @Test func `MVModel: through the stage, from acts and answers`() async throws {
    let app = RecordedApp(MVModel.Pattern(), dataSeed: 1, posts: 3)
    try await act(on: app)

    let fresh = RecordedApp(MVModel.Pattern(), dataSeed: 1, posts: 3)
    for step in app.steps { try await fresh.perform(step) }

    #expect(fresh.text == app.text)
  }

  @Test func `MVVM: through the stage, from acts and answers`() async throws {
    let app = RecordedApp(MVVM.Pattern(), dataSeed: 1, posts: 3)
    try await act(on: app)

    let fresh = RecordedApp(MVVM.Pattern(), dataSeed: 1, posts: 3)
    for step in app.steps { try await fresh.perform(step) }

    #expect(fresh.text == app.text)
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods, each recorded by hand`() async throws {
    @MainActor final class LikeRecorder: LikesActions {
      private let record: (@escaping @MainActor (any LikesActions) -> Void) -> Void

      init(record: @escaping (@escaping @MainActor (any LikesActions) -> Void) -> Void) {
        self.record = record
      }

      func toggle(_ post: Post) { record { $0.toggle(post) } }
      func dismissNotice() { record { $0.dismissNotice() } }
    }

    @MainActor final class Recorder: FeedActions {
      private let base: any FeedActions
      private(set) var session: [@MainActor (any FeedActions) async -> Void] = []

      init(_ base: any FeedActions) { self.base = base }

      var likeActions: any LikesActions {
        LikeRecorder { entry in self.record { entry($0.likeActions) } }
      }
      func run() async { await recordAsync { await $0.run() } }
      func retry() { record { $0.retry() } }
      func loadNextPage() { record { $0.loadNextPage() } }
      func retryPage() { record { $0.retryPage() } }
      func refresh() async { await recordAsync { await $0.refresh() } }
      func changeDraft(_ draft: String) { record { $0.changeDraft(draft) } }
      func showComposer(_ isComposing: Bool) { record { $0.showComposer(isComposing) } }
      func publish() { record { $0.publish() } }
      func openAuthor(of post: Post) { record { $0.openAuthor(of: post) } }
      func changeQuery(_ query: String) { record { $0.changeQuery(query) } }
      func showLikedOnly(_ isLikedOnly: Bool) { record { $0.showLikedOnly(isLikedOnly) } }
      func dismissNotice() { record { $0.dismissNotice() } }
      func dismissMessage() { record { $0.dismissMessage() } }
      func disappear() { record { $0.disappear() } }

      private func record(_ entry: @escaping @MainActor (any FeedActions) -> Void) {
        session.append(entry)
        entry(base)
      }

      private func recordAsync(_ entry: @escaping @MainActor (any FeedActions) async -> Void) async
      {
        session.append(entry)
        await entry(base)
      }
    }

    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    let actions = Recorder(viewModel)
    Task { await actions.run() }
    try await serve(backend)
    actions.changeDraft("Hi")
    actions.likeActions.toggle(try #require(viewModel.posts[id: 1]))
    try await serve(backend)
    actions.likeActions.toggle(try #require(viewModel.posts[id: 3]))
    try await serve(backend)

    let second = SampleBackend.gated()
    let fresh = MVVMActions.FeedViewModel(environment: .test(second))
    for entry in actions.session {
      Task { await entry(fresh) }
      try await serve(second)
    }

    #expect(fresh.shown == viewModel.shown && fresh.draft == viewModel.draft)
    #expect(fresh.likes.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs, each recorded by hand`() async throws {
    var session: [(InputOutput.FeedViewModel) -> Void] = []
    let recording = Subscription()
    func record<each Value>(
      _ viewModel: InputOutput.FeedViewModel,
      _ entries: repeat KeyPath<InputOutput.FeedViewModel, Input<each Value>>
    ) {
      repeat recording.add(viewModel[keyPath: each entries].stream) {
        [entry = each entries] value in session.append { $0[keyPath: entry](value) }
      }
    }

    let backend = SampleBackend.gated()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let inputs = viewModel.inputs
    let outputs = viewModel.outputs
    let posts = Collected(outputs.posts.stream)
    let drafts = Collected(outputs.draft.stream)
    let notices = Collected(viewModel.likes.outputs.notice.stream)
    record(
      viewModel, \.inputs.appeared, \.inputs.retryTapped, \.inputs.endReached,
      \.inputs.pageRetryTapped, \.inputs.refreshPulled, \.inputs.draftChanged,
      \.inputs.composingChanged, \.inputs.publishTapped, \.inputs.authorTapped,
      \.inputs.queryChanged, \.inputs.likedOnlyChanged, \.inputs.noticeDismissed,
      \.inputs.messageDismissed, \.inputs.disappeared, \.likes.inputs.tapped,
      \.likes.inputs.noticeDismissed)
    inputs.appeared()
    try await serve(backend)
    inputs.draftChanged("Hi")
    viewModel.likes.inputs.tapped(try #require(outputs.posts.value.last))
    try await serve(backend)
    viewModel.likes.inputs.tapped(try #require(outputs.posts.value.first))
    try await serve(backend)

    let second = SampleBackend.gated()
    let fresh = InputOutput.FeedViewModel(environment: .test(second))
    let freshPosts = Collected(fresh.outputs.posts.stream)
    let freshDrafts = Collected(fresh.outputs.draft.stream)
    let freshNotices = Collected(fresh.likes.outputs.notice.stream)
    for input in session {
      input(fresh)
      try await serve(second)
    }

    #expect(freshPosts.values == posts.values && freshDrafts.values == drafts.values)
    #expect(freshNotices.values == notices.values)
  }

  /// Unchecked: the alert of the likes, the view.
  @Test func `MVI: through the reducer, from intents, with no backend`() async throws {
    let backend = SampleBackend.gated()
    let likes = LikesStore(environment: .test(backend))
    var session: [MVI.FeedIntent] = []
    let store = FeedStore(
      reduce: { state, intent in
        session.append(intent)
        return FeedReducer.reduce(into: &state, intent)
      }, likes: likes, environment: .test(backend))
    store.send(.appeared)
    try await serve(backend)
    store.send(.draftChanged("Hi"))
    likes.send(.tapped(try #require(store.posts[id: 1])))
    try await serve(backend)
    likes.send(.tapped(try #require(store.posts[id: 3])))
    try await serve(backend)

    var fresh = Draft(FeedState())
    for intent in session { _ = FeedReducer.reduce(into: &fresh, intent) }

    #expect(fresh.state == store.state)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intents, each call recorded by hand`() async throws {
    @MainActor final class Session {
      typealias Call = @MainActor (any FeedIntentProtocol, any LikesIntentProtocol) async -> Void

      var calls: [Call] = []
    }

    @MainActor final class Recorder: FeedIntentProtocol {
      private let base: any FeedIntentProtocol
      private let session: Session

      init(_ base: any FeedIntentProtocol, into session: Session) {
        self.base = base
        self.session = session
      }

      func appeared(_ phase: LoadPhase, query: String) {
        record { $0.appeared(phase, query: query) }
      }
      func retryTapped(_ phase: LoadPhase) { record { $0.retryTapped(phase) } }
      func endReached(_ paging: Paging) { record { $0.endReached(paging) } }
      func pageRetryTapped(_ paging: Paging) { record { $0.pageRetryTapped(paging) } }
      func refreshPulled() async {
        session.calls.append { intent, _ in await intent.refreshPulled() }
        await base.refreshPulled()
      }
      func draftChanged(_ draft: String) { record { $0.draftChanged(draft) } }
      func composingChanged(_ isComposing: Bool) { record { $0.composingChanged(isComposing) } }
      func publishTapped(_ draft: String) { record { $0.publishTapped(draft) } }
      func authorTapped(_ post: Post) { record { $0.authorTapped(post) } }
      func queryChanged(_ query: String) { record { $0.queryChanged(query) } }
      func likedOnlyChanged(_ isLikedOnly: Bool) { record { $0.likedOnlyChanged(isLikedOnly) } }
      func noticeDismissed() { record { $0.noticeDismissed() } }
      func messageDismissed() { record { $0.messageDismissed() } }
      func disappeared() { record { $0.disappeared() } }

      private func record(_ call: @escaping @MainActor (any FeedIntentProtocol) -> Void) {
        session.calls.append { intent, _ in call(intent) }
        call(base)
      }
    }

    @MainActor final class LikesRecorder: LikesIntentProtocol {
      private let base: any LikesIntentProtocol
      private let session: Session

      init(_ base: any LikesIntentProtocol, into session: Session) {
        self.base = base
        self.session = session
      }

      func tapped(_ post: Post) { record { $0.tapped(post) } }
      func noticeDismissed() { record { $0.noticeDismissed() } }

      private func record(_ call: @escaping @MainActor (any LikesIntentProtocol) -> Void) {
        session.calls.append { _, likes in call(likes) }
        call(base)
      }
    }

    func intents(
      _ model: MVIContainer.FeedModel, _ likesModel: MVIContainer.LikesModel,
      _ backend: SampleBackend
    ) -> (feed: MVIContainer.FeedIntent, likes: MVIContainer.LikesIntent) {
      let environment = AppEnvironment.test(backend)
      let likes = MVIContainer.LikesIntent(model: likesModel, useCases: environment.useCases)
      return (MVIContainer.FeedIntent(model: model, likes: likes, environment: environment), likes)
    }

    let session = Session()
    let backend = SampleBackend.gated()
    let model = FeedModel()
    let likesModel = MVIContainer.LikesModel()
    let recorded = intents(model, likesModel, backend)
    let intent = Recorder(recorded.feed, into: session)
    let likes = LikesRecorder(recorded.likes, into: session)
    intent.appeared(model.phase, query: model.query)
    try await serve(backend)
    intent.draftChanged("Hi")
    likes.tapped(try #require(model.posts[id: 1]))
    try await serve(backend)
    likes.tapped(try #require(model.posts[id: 3]))
    try await serve(backend)

    let second = SampleBackend.gated()
    let fresh = FeedModel()
    let freshLikes = MVIContainer.LikesModel()
    let replayed = intents(fresh, freshLikes, second)
    for call in session.calls {
      await call(replayed.feed, replayed.likes)
      try await serve(second)
    }

    #expect(fresh.shown == model.shown && fresh.draft == model.draft)
    #expect(freshLikes.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, with a backend that answers again`() async throws {
    enum Action: Sendable {
      case feed(FeedReactor.Action)
      case likes(LikesReactor.Action)
    }

    let backend = SampleBackend.gated()
    let reactor = FeedReactor(environment: .test(backend))
    let session = Collected(
      Stream.merge(
        reactor.action.stream.map { Action.feed($0) },
        reactor.likes.action.stream.map { Action.likes($0) }
      ).values)
    reactor.action.send(.appeared)
    try await serve(backend)
    reactor.action.send(.draftChanged("Hi"))
    reactor.likes.action.send(.tapped(try #require(reactor.currentState.posts[id: 1])))
    try await serve(backend)
    reactor.likes.action.send(.tapped(try #require(reactor.currentState.posts[id: 3])))
    try await serve(backend)

    let second = SampleBackend.gated()
    let fresh = FeedReactor(environment: .test(second))
    for action in session.values {
      switch action {
      case .feed(let action): fresh.action.send(action)
      case .likes(let action): fresh.likes.action.send(action)
      }
      try await serve(second)
    }

    #expect(fresh.currentState.state == reactor.currentState.state)
    #expect(fresh.likes.currentState.state == reactor.likes.currentState.state)
  }

  /// Performs the session on a screen.
  func act(on app: RecordedApp) async throws {
    try await app.appear()
    try await app.answer(1, "page(after: nil)")
    try await app.type("Hi", into: "New post")
    try await app.tap("like-48")
    try await app.answer(2, "setLiked(true, post 48)")
    try await app.tap("like-50")
    try await app.answer(3, "setLiked(true, post 50)", with: .offline)
  }

  /// Answers the pending calls: the like of post 3 fails, all others succeed.
  func serve(_ backend: SampleBackend) async throws {
    await settle()
    for call in backend.pending {
      let isFailing = call.request == .setLiked(true, 3)
      try backend.release(call, with: isFailing ? .failure(.offline) : .ordinary)
    }
    await settle()
  }
}
