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

  init(useCases: UseCases) {
    // A tap while a request is running changes nothing.
    let taps = inputs.refreshTapped.stream.filter { [outputs] in !outputs.isLoading }
    let answers = taps.flatMap { [inputs, outputs] in
      Stream<Result<Page<Post>, DomainError>> { send in
        outputs.isLoading = true
        do throws(DomainError) {
          send(.success(try await useCases.loadFeedPage()))
        } catch {
          send(.failure(error))
        }
      }
      .take(until: inputs.disappeared.stream)
    }
    subscription.add(answers) { [outputs] answer in
      switch answer {
      case .success(let page):
        outputs.posts = page.items
        outputs.error = nil
        outputs.isLoading = false
      case .failure(let error):
        outputs.error = error
      }
    }
  }
}
