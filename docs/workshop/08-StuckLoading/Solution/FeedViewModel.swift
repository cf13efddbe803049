import LabDomain
import LabStreams
import Observation

/// What a person does on the feed.
struct FeedInputs {
  let refreshTapped = Subject<Void>()
  let disappeared = Subject<Void>()
}

/// What the feed shows.
@Observable
final class FeedOutputs {
  fileprivate(set) var posts: [Post] = []
  fileprivate(set) var isLoading = false
  fileprivate(set) var error: DomainError?
}

final class FeedViewModel {
  let inputs = FeedInputs()
  let outputs = FeedOutputs()
  private let subscription = Subscription()

  private enum Event {
    case started
    case loaded(Page<Post>)
    case failed(DomainError)
    case ended
  }

  init(useCases: UseCases) {
    // A tap while a request is running changes nothing.
    let taps = inputs.refreshTapped.stream.filter { [outputs] in !outputs.isLoading }
    let events = taps.flatMap { [inputs] in
      let request = Stream<Event> { send in
        do throws(DomainError) {
          send(.loaded(try await useCases.loadFeedPage()))
        } catch {
          send(.failed(error))
        }
      }
      // `.ended` follows however the stream ends: with a page, with an error, or cut off.
      return .concat(
        .just(.started), request.take(until: inputs.disappeared.stream), .just(.ended))
    }
    subscription.add(events) { [outputs] event in
      switch event {
      case .started:
        outputs.isLoading = true
      case .loaded(let page):
        outputs.posts = page.items
        outputs.error = nil
      case .failed(let error):
        outputs.error = error
      case .ended:
        outputs.isLoading = false
      }
    }
  }
}
