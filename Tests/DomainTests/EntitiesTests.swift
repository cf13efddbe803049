import Domain
import SampleBackend
import Testing

struct EntitiesTests {
  @Test(arguments: [true, false], [true, false])
  func `a like counts once, and its removal too`(wasLiked: Bool, isLiked: Bool) {
    var post = post(1, by: 1, "Ada")
    post.isLiked = wasLiked
    let before = post.likeCount

    post.isLiked = isLiked

    #expect(post.likeCount == before + (isLiked ? 1 : 0) - (wasLiked ? 1 : 0))
  }

  @Test func `a new name goes on all posts of its author only`() {
    var posts = [post(2, by: 1, "Noor van der Berg"), post(1, by: 2, "Ada")]
    var profile = SampleData.me
    profile.username = "Noor"

    posts.rename(after: profile)

    #expect(posts.map(\.authorName) == ["Noor", "Ada"])
  }

  @Test func `only liked posts are shown, in their order`() {
    var posts = [post(3, by: 1, "A"), post(2, by: 1, "B"), post(1, by: 1, "C")]
    posts[0].isLiked = true
    posts[2].isLiked = true

    #expect(posts.shown(likedOnly: true).map(\.id) == [3, 1])
    #expect(posts.shown(likedOnly: false) == posts)
  }

  private func post(_ id: Post.ID, by author: User.ID, _ name: String) -> Post {
    Post(id: id, author: author, authorName: name, text: "Text", likeCount: 5)
  }

  @Test(arguments: [
    ([], "-"), (["Skåne"], "Skåne"), (["Skåne", "Zealand", "Tyrol"], "Skåne, Zealand, Tyrol"),
  ])
  func `regions show with commas between them, or as a dash`(regions: [String], text: String) {
    let profile = Profile(
      id: 1, username: "Ada", bio: "", regions: regions, partnerDistance: .near)

    #expect(profile.regionsText == text)
  }
}
