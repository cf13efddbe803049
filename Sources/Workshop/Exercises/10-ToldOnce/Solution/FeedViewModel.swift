import LabDomain
import LabStreams

/// What a person does on the feed.
struct FeedInputs {
  let likeTapped = Subject<Post.ID>()
}

/// What the feed shows.
struct FeedOutputs {
  let posts: Stream<Posts>
  let notice: Stream<Notice>
}

final class FeedViewModel {
  let inputs = FeedInputs()
  let outputs: FeedOutputs
  private let subscription = Subscription()

  init(posts: Posts, repository: any FeedRepository) {
    let posts = CurrentValue(posts)
    let notice = PendingEvents<Notice>()
    outputs = FeedOutputs(posts: posts.stream, notice: notice.stream)

    let failures = inputs.likeTapped.stream.flatMap { id in
      Stream<DomainError> { send in
        do throws(DomainError) {
          try await repository.setLiked(true, post: id)
          var liked = posts.value
          liked.setLiked(true, id)
          posts.send(liked)
        } catch {
          send(error)
        }
      }
    }
    subscription.add(failures.compactMap { Notice(.like, $0) }) { notice.send($0) }
  }
}
