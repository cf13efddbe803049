import LabDomain
import Observation

@Observable
final class FeedViewModel: FeedActions {
  private(set) var phase = LoadPhase.loading
  private(set) var posts: Posts = []
  private(set) var paging = Paging.end
  private(set) var found: FoundPosts?
  private(set) var isLikedOnly = false
  private(set) var query = ""
  private(set) var notice: Notice?
  private(set) var message: Message?
  private(set) var isPublishing = false
  private(set) var draft = ""

  var shown: [Post] { (found?.posts ?? posts).shown(likedOnly: isLikedOnly) }

  private let useCases: UseCases

  init(useCases: UseCases, message: Message? = nil) {
    self.useCases = useCases
    self.message = message
  }

  func load() async {
    do {
      let page = try await useCases.loadFeedPage()
      posts = Posts(page.items)
      paging = Paging(next: page.next)
      phase = .loaded
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  func search() async {
    found = nil
    guard let query = SearchRule.query(query) else { return }
    do {
      found = FoundPosts(query: query, posts: try await useCases.searchPosts(query))
    } catch {
      notice = Notice(.search, error) ?? notice
    }
  }

  func publish() async {
    isPublishing = true
    do {
      posts.putOnTop(try await useCases.publishPost(draft))
      draft = ""
    } catch {
      notice = Notice(.publish, error) ?? notice
    }
    isPublishing = false
  }

  func changeQuery(_ query: String) {
    self.query = query
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

  func dismissMessage() {
    message = nil
  }
}
