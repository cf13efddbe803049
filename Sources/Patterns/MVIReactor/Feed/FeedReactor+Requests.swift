import LabContract
import LabDomain
import LabStreams

/// What the feed asks of the use cases, each as the mutations that its answer leads to.
extension FeedReactor {
  func loadFirstPage() -> Stream<Mutation> {
    Stream { [likes, environment] send in
      do throws(DomainError) {
        send(.showPage(likes.shown(in: try await environment.useCases.loadFeedPage())))
      } catch {
        send(.setPhase(.failed(error)))
      }
    }
    .take(until: disappearance)
  }

  func loadPage(after cursor: Cursor) -> Stream<Mutation> {
    guard !currentState.isRefreshing else { return .empty }
    let page = Stream<Mutation> { [likes, environment] send in
      do throws(DomainError) {
        let page = try await environment.useCases.loadFeedPage(after: cursor)
        send(.appendPage(likes.shown(in: page)))
      } catch {
        send(.setPaging(.failed(error, cursor)))
      }
    }
    let isDiscarded = action.stream.filter { $0 == .refreshPulled || $0 == .disappeared }
    return .concat(
      .just(.setPaging(.loading(cursor))), page.take(until: isDiscarded), .just(.endPageRequest))
  }

  func refresh() -> Stream<Mutation> {
    Stream { [likes, environment] send in
      do throws(DomainError) {
        send(.showPage(likes.shown(in: try await environment.useCases.loadFeedPage())))
      } catch {
        send(.showFailure(.refresh, error))
      }
    }
    .take(until: disappearance)
  }

  func publish(_ draft: String) -> Stream<Mutation> {
    Stream { [environment] send in
      do throws(DomainError) {
        send(.putOnTop(try await environment.useCases.publishPost(draft)))
        send(.setDraft(""))
        send(.setComposing(false))
      } catch {
        send(.showFailure(.publish, error))
      }
    }
    .take(until: disappearance)
  }

  func search(_ input: String) -> Stream<Mutation> {
    guard let query = SearchRule.query(input), query != currentState.found?.query else {
      return .empty
    }
    let answer = Stream<Mutation> { [likes, environment] send in
      do throws(DomainError) {
        try await environment.clock.sleep(for: SearchRule.pause)
        let posts = try await environment.useCases.searchPosts(query)
        send(.setFound(FoundPosts(query: query, posts: likes.shown(in: posts))))
      } catch {
        send(.showFailure(.search, error))
      }
    }
    return answer.take(until: action.stream.filter { $0.isQueryChanged || $0 == .disappeared })
  }

  func receiveMessages() -> Stream<Mutation> {
    Stream { [environment] send in
      await environment.messages.receive { send(.setMessage($0)) }
    }
    .take(until: disappearance)
  }
}
