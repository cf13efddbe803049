import LabContract
import LabDomain
import LabFields
import LabStreams

package final class FeedReactor: Reactor {
  nonisolated package enum Action: Equatable, Sendable {
    case appeared
    case retryTapped
    case endReached
    case pageRetryTapped
    case refreshPulled
    case draftChanged(String)
    case composingChanged(Bool)
    case publishTapped
    case authorTapped(Post)
    case queryChanged(String)
    case likedOnlyChanged(Bool)
    case noticeDismissed
    case disappeared

    var isQueryChanged: Bool {
      if case .queryChanged = self { true } else { false }
    }
  }

  nonisolated package enum Mutation: Equatable, Sendable {
    case setPhase(LoadPhase)
    case showPage(Page<Post>)
    case appendPage(Page<Post>)
    case setPaging(Paging)
    case endPageRequest
    case setRefreshing(Bool)
    case setLiked(Bool, Post.ID)
    case setDraft(String)
    case setComposing(Bool)
    case setPublishing(Bool)
    case putOnTop(Post)
    case setLeaving(Bool)
    case setQuery(String)
    case setFound(FoundPosts)
    case setLikedOnly(Bool)
    case rename(Profile)
    case setMessage(Message)
    case showFailure(Notice.Failure, DomainError)
    case dismissNotice
  }

  nonisolated package struct State: Equatable, Sendable {
    package var phase = LoadPhase.loading
    package var posts: Posts = []
    package var paging = Paging.end
    package var found: FoundPosts?
    package var isLikedOnly = false
    package var query = ""
    package var notice: Notice?
    package var messagePulse = Pulse<Message?>(wrappedValue: nil)
    package var isPublishing = false
    package var isComposing = false
    package var draft = ""

    package var isRefreshing = false
    package var isLeaving = false

    package init() {}
  }

  package let initialState: State
  package private(set) lazy var pipeline = Pipeline(of: self)
  package let likes: LikesReactor
  let environment: AppEnvironment

  /// - Parameter likes: Shared with other screens; `nil` for a screen alone.
  package init(
    initialState: State = State(), likes: LikesReactor? = nil, environment: AppEnvironment
  ) {
    self.initialState = initialState
    self.likes = likes ?? LikesReactor(useCases: environment.useCases)
    self.environment = environment
  }

  package func mutate(action: Action) -> Stream<Mutation> {
    switch action {
    case .appeared:
      let load = currentState.phase == .loading ? loadFirstPage() : .empty
      return .concat(
        .just(.setLeaving(false)), .merge(load, search(currentState.query), receiveMessages()))
    case .retryTapped:
      guard case .failed = currentState.phase else { return .empty }
      return .concat(.just(.setPhase(.loading)), loadFirstPage())

    case .endReached:
      guard case .more(let cursor) = currentState.shownPaging else { return .empty }
      return loadPage(after: cursor)
    case .pageRetryTapped:
      guard case .failed(_, let cursor) = currentState.shownPaging else { return .empty }
      return loadPage(after: cursor)

    case .refreshPulled:
      guard !currentState.isRefreshing else { return .empty }
      return .concat(.just(.setRefreshing(true)), refresh(), .just(.setRefreshing(false)))

    case .draftChanged(let draft):
      return .just(.setDraft(draft))
    case .composingChanged(let isComposing):
      return .just(.setComposing(isComposing))
    case .publishTapped:
      guard currentState.canPublish else { return .empty }
      return .concat(
        .just(.setPublishing(true)), publish(currentState.draft), .just(.setPublishing(false)))

    case .authorTapped(let post):
      guard !currentState.isLeaving else { return .empty }
      environment.router.push(.profile(post.author, name: post.authorName))
      return .just(.setLeaving(true))

    case .queryChanged(let query):
      return .concat(.just(.setQuery(query)), search(query))
    case .likedOnlyChanged(let isLikedOnly):
      return .just(.setLikedOnly(isLikedOnly))

    case .noticeDismissed:
      return .just(.dismissNotice)
    case .disappeared:
      return .just(.setComposing(false))
    }
  }

  /// Merges in the names changed on other screens and the likes, for as long as the reactor lives.
  package func transform(mutation: Stream<Mutation>) -> Stream<Mutation> {
    let renames = Stream<Mutation> { [environment] send in
      for await profile in environment.useCases.observeProfiles() { send(.rename(profile)) }
    }
    let changes = likes.changes.map { Mutation.setLiked($0.isLiked, $0.id) }
    return .merge(mutation, renames, changes)
  }

  package func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    case .setPhase(let phase):
      state.phase = phase
    case .showPage(let page):
      state.show(page)

    case .appendPage(let page):
      state.append(page)
    case .setPaging(let paging):
      state.paging = paging
    case .endPageRequest:
      state.paging = state.paging.withoutRequest

    case .setRefreshing(let isRefreshing):
      state.isRefreshing = isRefreshing

    case .setLiked(let isLiked, let id):
      state.posts.setLiked(isLiked, id)
      if state.found != nil { state.found?.posts.setLiked(isLiked, id) }

    case .setDraft(let draft):
      state.draft = PostRule.accept(draft)
    case .setComposing(let isComposing):
      state.isComposing = isComposing
    case .setPublishing(let isPublishing):
      state.isPublishing = isPublishing
    case .putOnTop(let post):
      state.posts.putOnTop(post)

    case .setLeaving(let isLeaving):
      state.isLeaving = isLeaving

    case .setQuery(let query):
      state.query = query
      if SearchRule.query(query) == nil, state.found != nil { state.found = nil }
    case .setFound(let found):
      state.show(found)
    case .setLikedOnly(let isLikedOnly):
      state.isLikedOnly = isLikedOnly

    case .rename(let profile):
      state.posts.rename(after: profile)
      if state.found != nil { state.found?.posts.rename(after: profile) }
    case .setMessage(let message):
      state.messagePulse.wrappedValue = message
    case .showFailure(let failure, let error):
      state.notice = Notice(failure, error) ?? state.notice
    case .dismissNotice:
      state.notice = nil
    }
  }

  /// Fires when the screen disappears, which ends its requests.
  private(set) lazy var disappearance = action.stream.filter { $0 == .disappeared }
}

nonisolated extension StateReading where State == FeedReactor.State {
  package var shown: [Post] {
    (self.found?.posts ?? self.posts).shown(likedOnly: self.isLikedOnly)
  }

  /// The paging of the shown rows; a search result is a single page.
  package var shownPaging: Paging {
    self.found == nil ? self.paging : .end
  }

  package var isNarrowed: Bool {
    self.found != nil || self.isLikedOnly
  }

  package var canPublish: Bool {
    !self.isPublishing && PostRule.canPublish(self.draft)
  }
}

nonisolated extension Draft where State == FeedReactor.State {
  mutating func show(_ page: Page<Post>) {
    self.posts = Posts(page.items)
    if self.found != nil { self.found?.posts.update(page.items) }
    self.paging = Paging(next: page.next)
    self.phase = .loaded
  }

  mutating func append(_ page: Page<Post>) {
    self.posts.append(page.items)
    if self.found != nil { self.found?.posts.update(page.items) }
    self.paging = Paging(next: page.next)
  }

  mutating func show(_ found: FoundPosts) {
    self.found = found
    self.posts.update(found.posts)
  }
}
