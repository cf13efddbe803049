import LabDomain
import Testing

struct PendingLikesTests {
  enum Step {
    case tap, success, failure
  }

  private let sample = Post(
    id: 1, author: 1, authorName: "Ada", text: "Text", likeCount: 5, isLiked: false)

  @Test(
    arguments: [
      ([.tap], [true]), ([.tap, .success], [true, nil]), ([.tap, .failure], [true, false]),
      // The second tap is sent after the first answer, unless a third undoes it.
      ([.tap, .tap, .success, .success], [true, nil, false, nil]),
      ([.tap, .tap, .tap, .success], [true, nil, nil, nil]),
      // A failure undoes all taps since the last success.
      ([.tap, .tap, .failure], [true, nil, false]),
      ([.tap, .tap, .success, .failure], [true, nil, false, true]),
      ([.tap, .failure, .tap, .failure], [true, false, true, false]),
      ([.success], [nil]), ([.failure], [nil]),
    ] as [([Step], [Bool?])])
  func `taps and answers send or restore a value`(_ steps: [Step], _ expected: [Bool?]) {
    var likes = PendingLikes()
    var post = sample

    let values = steps.map { step in
      switch step {
      case .tap:
        post.isLiked.toggle()
        return likes.toggle(post.id, to: post.isLiked)
      case .success: return likes.succeeded(post.id)
      case .failure:
        let restored = likes.failed(post.id)
        post.isLiked = restored ?? post.isLiked
        return restored
      }
    }

    #expect(values == expected)
    #expect((likes == PendingLikes()) == (steps.last != .tap))
  }

  @Test func `the request in flight is the last unanswered one`() {
    var likes = PendingLikes()
    let post = sample
    #expect(likes.request(for: post.id) == nil)

    _ = [likes.toggle(post.id, to: true), likes.toggle(post.id, to: false)]
    #expect(likes.request(for: post.id) == true)
    _ = likes.succeeded(post.id)
    #expect(likes.request(for: post.id) == false)
    _ = likes.succeeded(post.id)

    #expect(likes.request(for: post.id) == nil)
  }

  @Test func `likes of two posts do not wait for each other`() {
    var likes = PendingLikes()
    var post = sample
    var other = Post(id: 2, author: 1, authorName: "Ada", text: "Other", isLiked: true)

    post.isLiked = true
    other.isLiked = false
    let sent = [likes.toggle(post.id, to: true), likes.toggle(other.id, to: false)]
    let restored = likes.failed(other.id)

    #expect(sent == [true, false])
    #expect(restored == true)
    #expect(likes.shown(in: [sample, other]) == [post, other])
  }
}
