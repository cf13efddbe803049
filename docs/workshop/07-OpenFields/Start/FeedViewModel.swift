import LabDomain
import Observation

@Observable
final class FeedViewModel {
  var phase = LoadPhase.loading
  var posts: Posts = []
  var paging = Paging.end
  var found: FoundPosts?
  var isLikedOnly = false
  var query = ""
  var notice: Notice?
  var message: Message?
  var isPublishing = false
  var draft = "" {
    didSet {
      if draft.count > PostRule.limit { draft = PostRule.accept(draft) }
    }
  }

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
}
