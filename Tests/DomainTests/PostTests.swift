import Domain
import Testing

struct PostTests {
  @Test func `a like and its return keep the count in step`() {
    var post = Post(id: 1, author: 1, authorName: "Ada", text: "Text", likeCount: 5)

    post.isLiked = true
    let liked = post.likeCount
    post.isLiked = false

    #expect(liked == 6)
    #expect(post.likeCount == 5)
  }

  @Test(arguments: [true, false])
  func `setting the like to what it is keeps the count`(isLiked: Bool) {
    var post = Post(
      id: 1, author: 1, authorName: "Ada", text: "Text", likeCount: 5, isLiked: isLiked)

    post.isLiked = isLiked

    #expect(post.likeCount == 5)
  }
}
