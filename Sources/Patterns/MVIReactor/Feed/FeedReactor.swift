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
    case likeTapped(Post.ID)
    case draftChanged(String)
    case publishTapped
    case authorTapped(User.ID)
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
    case setLiked(Bool, Post.ID, PendingLikes)
    case setPendingLikes(PendingLikes)
    case undoLikes([Post.ID: Bool])
    case setDraft(String)
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
    package var draft = ""

    package var likes = PendingLikes()
    package var isRefreshing = false
    package var isLeaving = false

    package init() {}
  }

  package let initialState: State
  package private(set) lazy var pipeline = Pipeline(of: self)
  private let environment: AppEnvironment

  package init(initialState: State = State(), environment: AppEnvironment) {
    self.initialState = initialState
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

    case .likeTapped(let id):
      guard let post = currentState.found?.posts[id: id] ?? currentState.posts[id: id] else {
        return .empty
      }
      var likes = currentState.likes
      let request = likes.toggle(id, to: !post.isLiked)
      return .concat(.just(.setLiked(!post.isLiked, id, likes)), sendLike(request, of: id))

    case .draftChanged(let draft):
      return .just(.setDraft(draft))
    case .publishTapped:
      guard currentState.canPublish else { return .empty }
      return .concat(
        .just(.setPublishing(true)), publish(currentState.draft), .just(.setPublishing(false)))

    case .authorTapped(let author):
      guard !currentState.isLeaving else { return .empty }
      environment.router.push(.profile(author))
      return .just(.setLeaving(true))

    case .queryChanged(let query):
      return .concat(.just(.setQuery(query)), search(query))
    case .likedOnlyChanged(let isLikedOnly):
      return .just(.setLikedOnly(isLikedOnly))

    case .noticeDismissed:
      return .just(.dismissNotice)
    case .disappeared:
      var likes = currentState.likes
      let confirmed = likes.cancelAll()
      return confirmed.isEmpty ? .empty : .just(.undoLikes(confirmed))
    }
  }

  /// Merges in the names changed on other screens, for as long as the reactor lives.
  package func transform(mutation: Stream<Mutation>) -> Stream<Mutation> {
    let renames = Stream<Mutation> { [environment] send in
      for await profile in environment.useCases.observeProfiles() { send(.rename(profile)) }
    }
    return .merge(mutation, renames)
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

    case .setLiked(let isLiked, let id, let likes):
      state.posts.setLiked(isLiked, id)
      if state.found != nil { state.found?.posts.setLiked(isLiked, id) }
      state.likes = likes
    case .setPendingLikes(let likes):
      state.likes = likes
    case .undoLikes(let confirmed):
      state.posts.setLiked(confirmed)
      if state.found != nil { state.found?.posts.setLiked(confirmed) }
      state.likes = PendingLikes()

    case .setDraft(let draft):
      state.draft = PostRule.accept(draft)
    case .setPublishing(let isPublishing):
      state.isPublishing = isPublishing
    case .putOnTop(let post):
      state.posts.putOnTop(post)

    case .setLeaving(let isLeaving):
      state.isLeaving = isLeaving

    case .setQuery(let query):
      state.query = query
      if SearchRule.query(query) == nil { state.found = nil }
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

  private func loadFirstPage() -> Stream<Mutation> {
    Stream { [environment] send in
      do throws(DomainError) {
        send(.showPage(try await environment.useCases.loadFeedPage()))
      } catch {
        send(.setPhase(.failed(error)))
      }
    }
    .take(until: disappearance)
  }

  private func loadPage(after cursor: Cursor) -> Stream<Mutation> {
    guard !currentState.isRefreshing else { return .empty }
    let page = Stream<Mutation> { [environment] send in
      do throws(DomainError) {
        send(.appendPage(try await environment.useCases.loadFeedPage(after: cursor)))
      } catch {
        send(.setPaging(.failed(error, cursor)))
      }
    }
    let isDiscarded = action.stream.filter { $0 == .refreshPulled || $0 == .disappeared }
    return .concat(
      .just(.setPaging(.loading(cursor))), page.take(until: isDiscarded), .just(.endPageRequest))
  }

  private func refresh() -> Stream<Mutation> {
    Stream { [environment] send in
      do throws(DomainError) {
        send(.showPage(try await environment.useCases.loadFeedPage()))
      } catch {
        send(.showFailure(.refresh, error))
      }
    }
    .take(until: disappearance)
  }

  /// Sends a like; `nil` sends none. The answer decides what follows: the next one, or a rollback.
  private func sendLike(_ isLiked: Bool?, of id: Post.ID) -> Stream<Mutation> {
    guard let isLiked else { return .empty }
    let answer = Stream<Result<Void, DomainError>> { [environment] send in
      do throws(DomainError) {
        send(.success(try await environment.useCases.toggleLike(id, to: isLiked)))
      } catch {
        send(.failure(error))
      }
    }
    return answer.take(until: disappearance).flatMap { [weak self] answer in
      guard let self else { return .empty }
      var likes = currentState.likes
      switch answer {
      case .success:
        let next = likes.succeeded(id)
        return .concat(.just(.setPendingLikes(likes)), sendLike(next, of: id))
      case .failure(let error):
        guard let confirmed = likes.failed(id) else { return .empty }
        return .from([.setLiked(confirmed, id, likes), .showFailure(.like, error)])
      }
    }
  }

  private func publish(_ draft: String) -> Stream<Mutation> {
    Stream { [environment] send in
      do throws(DomainError) {
        send(.putOnTop(try await environment.useCases.publishPost(draft)))
        send(.setDraft(""))
      } catch {
        send(.showFailure(.publish, error))
      }
    }
    .take(until: disappearance)
  }

  private func search(_ input: String) -> Stream<Mutation> {
    guard let query = SearchRule.query(input), query != currentState.found?.query else {
      return .empty
    }
    let answer = Stream<Mutation> { [environment] send in
      do throws(DomainError) {
        try await environment.clock.sleep(for: SearchRule.pause)
        let posts = try await environment.useCases.searchPosts(query)
        send(.setFound(FoundPosts(query: query, posts: posts)))
      } catch {
        send(.showFailure(.search, error))
      }
    }
    return answer.take(until: action.stream.filter { $0.isQueryChanged || $0 == .disappeared })
  }

  private func receiveMessages() -> Stream<Mutation> {
    Stream { [environment] send in
      await environment.messages.receive { send(.setMessage($0)) }
    }
    .take(until: disappearance)
  }

  /// Fires when the screen disappears, which ends its requests.
  private lazy var disappearance = action.stream.filter { $0 == .disappeared }
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
    let rows = self.likes.shown(in: page.items)
    self.posts = Posts(rows)
    if self.found != nil { self.found?.posts.update(rows) }
    self.paging = Paging(next: page.next)
    self.phase = .loaded
  }

  mutating func append(_ page: Page<Post>) {
    let rows = self.likes.shown(in: page.items)
    self.posts.append(rows)
    if self.found != nil { self.found?.posts.update(rows) }
    self.paging = Paging(next: page.next)
  }

  mutating func show(_ found: FoundPosts) {
    let rows = self.likes.shown(in: found.posts)
    self.found = FoundPosts(query: found.query, posts: rows)
    self.posts.update(rows)
  }
}

extension FeedReactor {
  /// What the view calls and reads, compiled for this state as for the view. Calls of generic
  /// methods from another module are not.
  package var entries:
    (
      send: @MainActor (Action) -> Void, shown: @MainActor () -> [Post],
      draft: @MainActor () -> String
    )
  {
    ({ self.action.send($0) }, { self.currentState.shown }, { self.currentState.draft })
  }
}
