import Domain
import Testing

struct PendingLikesTests {
  @Test func `a tap shows the like at once and sends it`() {
    var likes = PendingLikes()
    var post = samplePost

    let sent = likes.toggle(&post)

    #expect(sent == true)
    #expect(post.isLiked)
    #expect(post.likeCount == 6)
  }

  @Test func `a confirmed tap leaves nothing pending`() {
    var likes = PendingLikes()
    var post = samplePost
    _ = likes.toggle(&post)

    let next = likes.succeeded(post.id)

    #expect(next == nil)
    #expect(likes == PendingLikes())
  }

  @Test func `a failed tap restores the previous value`() {
    var likes = PendingLikes()
    var post = samplePost
    _ = likes.toggle(&post)

    let restored = likes.failed(post.id)

    #expect(restored == false)
    #expect(likes == PendingLikes())
  }

  @Test func `sends the second tap after the first answer`() {
    var likes = PendingLikes()
    var post = samplePost

    let sent = [likes.toggle(&post), likes.toggle(&post), likes.succeeded(post.id)]
    let last = likes.succeeded(post.id)

    #expect(sent == [true, nil, false])
    #expect(last == nil)
    #expect(!post.isLiked)
    #expect(likes == PendingLikes())
  }

  @Test func `the request in flight is the last unanswered one`() {
    var likes = PendingLikes()
    var post = samplePost
    #expect(likes.request(for: post.id) == nil)

    _ = [likes.toggle(&post), likes.toggle(&post)]
    #expect(likes.request(for: post.id) == true)
    _ = likes.succeeded(post.id)
    #expect(likes.request(for: post.id) == false)
    _ = likes.succeeded(post.id)

    #expect(likes.request(for: post.id) == nil)
  }

  @Test func `three taps send one request, as the third wants what was sent`() {
    var likes = PendingLikes()
    var post = samplePost

    let sent = [likes.toggle(&post), likes.toggle(&post), likes.toggle(&post)]
    let next = likes.succeeded(post.id)

    #expect(sent == [true, nil, nil])
    #expect(next == nil)
    #expect(post.isLiked)
    #expect(likes == PendingLikes())
  }

  @Test func `a failure after two taps restores the value before both`() {
    var likes = PendingLikes()
    var post = samplePost
    _ = likes.toggle(&post)
    _ = likes.toggle(&post)

    let restored = likes.failed(post.id)

    #expect(restored == false)
    #expect(likes == PendingLikes())
  }

  @Test func `a failed second request keeps the first value`() {
    var likes = PendingLikes()
    var post = samplePost
    _ = likes.toggle(&post)
    _ = likes.toggle(&post)
    _ = likes.succeeded(post.id)

    let restored = likes.failed(post.id)

    #expect(restored == true)
    #expect(likes == PendingLikes())
  }

  @Test func `two failures in a row restore the old value each time`() {
    var likes = PendingLikes()
    var post = samplePost

    _ = likes.toggle(&post)
    let first = likes.failed(post.id)
    post.isLiked = first ?? post.isLiked
    _ = likes.toggle(&post)
    let second = likes.failed(post.id)
    post.isLiked = second ?? post.isLiked

    #expect([first, second] == [false, false])
    #expect(post == samplePost)
  }

  @Test func `applies pending likes to posts from the server`() {
    var likes = PendingLikes()
    var post = samplePost
    let other = Post(id: 2, author: 1, authorName: "Ada", text: "Other")
    _ = likes.toggle(&post)

    let before = likes.shown(in: [samplePost, other])
    let after = likes.shown(in: [post, other])

    #expect(before == [post, other])
    #expect(after == [post, other])
  }

  @Test func `a tap after a refresh waits for the first request`() {
    var likes = PendingLikes()
    var post = samplePost
    _ = likes.toggle(&post)
    var refreshed = likes.shown(in: [samplePost])[0]

    let sent = [likes.toggle(&refreshed), likes.succeeded(post.id)]

    #expect(sent == [nil, false])
    #expect(!refreshed.isLiked)
  }

  @Test func `likes of two posts do not wait for each other`() {
    var likes = PendingLikes()
    var post = samplePost
    var other = Post(
      id: 2, author: 1, authorName: "Ada", text: "Other", likeCount: 1, isLiked: true)

    let sent = [likes.toggle(&post), likes.toggle(&other)]
    let restored = likes.failed(other.id)

    #expect(sent == [true, false])
    #expect(restored == true)
    #expect(likes.shown(in: [samplePost]) == [post])
  }

  @Test func `an unexpected answer changes nothing`() {
    var likes = PendingLikes()

    let next = likes.succeeded(1)
    let restored = likes.failed(1)

    #expect(next == nil)
    #expect(restored == nil)
  }

  private let samplePost = Post(
    id: 1, author: 1, authorName: "Ada", text: "Text", likeCount: 5, isLiked: false)
}
