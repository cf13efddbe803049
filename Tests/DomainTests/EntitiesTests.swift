import Domain
import SampleBackend
import Testing

struct PostTests {
  @Test func `a like and its removal update the count`() {
    var post = Post(id: 1, author: 1, authorName: "Ada", text: "Text", likeCount: 5)

    post.isLiked = true
    let liked = post.likeCount
    post.isLiked = false

    #expect(liked == 6)
    #expect(post.likeCount == 5)
  }

  @Test(arguments: [true, false])
  func `setting an equal value keeps the count`(isLiked: Bool) {
    var post = Post(
      id: 1, author: 1, authorName: "Ada", text: "Text", likeCount: 5, isLiked: isLiked)

    post.isLiked = isLiked

    #expect(post.likeCount == 5)
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
    Post(id: id, author: author, authorName: name, text: "Text")
  }
}

struct ProfileTests {
  @Test(arguments: [
    ([], "-"), (["Skåne"], "Skåne"), (["Skåne", "Zealand", "Tyrol"], "Skåne, Zealand, Tyrol"),
  ])
  func `regions show with commas between them, or as a dash`(regions: [String], text: String) {
    let profile = Profile(
      id: 1, username: "Ada", bio: "", regions: regions, partnerDistance: .near)

    #expect(profile.regionsText == text)
  }
}
