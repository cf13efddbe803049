import LabDomain
import LabSpecification
import Testing

struct PostsTests {
  @Test func `a post is found by its id, wherever it is`() {
    var posts = Posts(.numbered(3))
    posts.putOnTop(Post(id: 9, author: 2, authorName: "Ada", text: "New"))
    posts.append([Post(id: 0, author: 2, authorName: "Ada", text: "Old")])

    #expect(posts.map(\.id) == [9, 3, 2, 1, 0])
    for post in posts { #expect(posts[id: post.id] == post) }
    #expect(posts[id: 4] == nil)
  }

  @Test func `a repeated row keeps its place and shows the newer post`() {
    var posts = Posts(.numbered(3))
    let renamed = Post(id: 2, author: 2, authorName: "Ada Lind", text: "Post 2")

    posts.append([renamed, Post(id: 0, author: 2, authorName: "Ada", text: "Old")])

    #expect(posts.map(\.id) == [3, 2, 1, 0])
    #expect(posts[id: 2] == renamed)
  }

  @Test func `a post put on top leaves its old row`() {
    var posts = Posts(.numbered(3))

    posts.putOnTop(posts[2])

    #expect(posts == Posts([posts[0]] + .numbered(3).dropLast()))
    #expect(posts.map(\.id) == [1, 3, 2])
    for post in posts { #expect(posts[id: post.id] == post) }
  }

  @Test func `a like changes one row, in place`() {
    var posts = Posts(.numbered(3))
    let rows = posts.withContiguousStorageIfAvailable(\.baseAddress)

    posts.setLiked(true, 2)
    posts.setLiked(true, 7)

    #expect(posts.map(\.isLiked) == [false, true, false])
    #expect(posts.withContiguousStorageIfAvailable(\.baseAddress) == rows)
  }
}
