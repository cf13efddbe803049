import LabDomain
import Observation

@Observable
final class FeedViewModel {
  var phase = LoadPhase.loading
  var posts: Posts = []
  var isPublishing = false
  var isLikedOnly = false
  var notice: Notice?
  var draft = "" {
    didSet {
      if draft.count > PostRule.limit { draft = PostRule.accept(draft) }
    }
  }

  var shown: [Post] { posts.shown(likedOnly: isLikedOnly) }

  private let repository: any FeedRepository

  init(repository: any FeedRepository) {
    self.repository = repository
  }

  func load() async {
    do {
      posts = Posts(try await repository.page(after: nil).items)
      phase = .loaded
    } catch {
      phase = .failed(error)
    }
  }

  func publish() async {
    isPublishing = true
    do {
      posts.putOnTop(try await repository.publish(draft))
      draft = ""
    } catch {
      notice = Notice(.publish, error) ?? notice
    }
    isPublishing = false
  }
}
