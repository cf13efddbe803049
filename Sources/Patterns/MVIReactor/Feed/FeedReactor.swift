import LabContract
import LabDomain
import LabStreams

package final class FeedReactor: Reactor {
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
      let isUnderWay = currentState.likes.request(for: id) != nil
      return .concat(.just(.toggleLike(id)), isUnderWay ? .empty : sendLikes(of: id))

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
      return .empty
    }
  }

  /// Merges in the names changed on other screens, for as long as the reactor lives.
  package func transform(mutation: Stream<Mutation>) -> Stream<Mutation> {
    let renames = Stream<Mutation> { [environment] send in
      for await profile in environment.useCases.observeProfiles() { send(.rename(profile)) }
    }
    return .merge(mutation, renames)
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

  /// Sends likes of a post until the server has confirmed the last tap, then rolls back the rest.
  private func sendLikes(of id: Post.ID) -> Stream<Mutation> {
    let requests = Stream<Mutation> { [weak self, environment] send in
      do throws(DomainError) {
        while let isLiked = self?.currentState.likes.request(for: id) {
          try await environment.useCases.toggleLike(id, to: isLiked)
          send(.confirmLike(id))
        }
      } catch {
        send(.showFailure(.like, error))
      }
    }
    return .concat(requests.take(until: disappearance), .just(.endLikeRequests(id)))
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
