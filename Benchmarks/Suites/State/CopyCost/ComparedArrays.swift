import LabDomain
import LabMeasure

/// Two arrays of equal posts, and a way to compare them.
struct ComparedArrays: Sendable {
  let name: String
  let contender: @Sendable ([Post]) -> CheckedContender

  /// Creates a comparison that is timed as a copy is, with the elements that it reads in the caches.
  ///
  /// - Parameter isEqual: the answer that it should find.
  private init(
    _ name: String, _ other: @escaping @Sendable ([Post]) -> [Post], isEqual: Bool = true,
    _ compare: @escaping @Sendable ([Post], [Post]) -> Bool
  ) {
    self.name = name
    contender = { posts in
      let timed = Contender(name, work: .copying) {
        (posts, other(posts))
      } run: { arrays, iterations in
        for _ in 0..<iterations { blackHole(compare(arrays.0, arrays.1)) }
      }
      return CheckedContender(timed: timed) {
        compare(posts, other(posts)) == isEqual
      } count: { result in
        let other = other(posts)
        result.setAllocations(Allocations.count { blackHole(compare(posts, other)) })
      }
    }
  }
}

extension ComparedArrays {
  /// The baseline first.
  static let all = [
    ComparedArrays("==, copied", copy) { areEqual($0, $1) },
    ComparedArrays("==, new strings", anew) { areEqual($0, $1) },
    ComparedArrays("==, shared", \.self) { areEqual($0, $1) },
    ComparedArrays("identity, copied", copy, isEqual: false) { areIdentical($0, $1) },
    ComparedArrays("identity, shared", \.self) { areIdentical($0, $1) },
  ]

  private static func copy(_ posts: [Post]) -> [Post] { posts.map(\.self) }

  /// As a server's answer is, decoded once more.
  private static func anew(_ posts: [Post]) -> [Post] {
    posts.map { post in
      Post(
        id: post.id, author: post.author, authorName: anew(post.authorName), text: anew(post.text),
        likeCount: post.likeCount, isLiked: post.isLiked)
    }
  }

  private static func anew(_ text: String) -> String {
    String(decoding: Array(text.utf8), as: UTF8.self)
  }
}

@inline(never)
private func areEqual(_ posts: [Post], _ others: [Post]) -> Bool { posts == others }

/// Compares as `isTriviallyIdentical(to:)` of SE-0494 does, which Swift 6.3 does not have.
@inline(never)
private func areIdentical(_ posts: [Post], _ others: [Post]) -> Bool {
  posts.withUnsafeBufferPointer { posts in
    others.withUnsafeBufferPointer {
      posts.baseAddress == $0.baseAddress && posts.count == $0.count
    }
  }
}
