import LabDomain
import Observation

@Observable
final class FeedViewModel {
  private(set) var phase = LoadPhase.loading
  private(set) var posts: Posts = []
  private(set) var isPublishing = false
  private(set) var isLikedOnly = false
  private(set) var notice: Notice?
  private(set) var draft = ""

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

  func showLikedOnly(_ isLikedOnly: Bool) {
    self.isLikedOnly = isLikedOnly
  }

  func changeDraft(_ draft: String) {
    self.draft = PostRule.accept(draft)
  }

  func dismissNotice() {
    notice = nil
  }
}
