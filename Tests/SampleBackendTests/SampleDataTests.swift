import Domain
import Testing

@testable import SampleBackend

struct SampleDataTests {
  @Test(arguments: [(-5, 1), (0, 1), (3, 3), (40, 40)])
  func `the scale sets the amount of data`(given: Int, scale: Int) {
    let data = SampleData(scale: given, seed: 7)

    #expect(data.users.count == 10 * scale)
    #expect(data.posts.count == 50 * scale)
    #expect(data.comments.count == 100 * scale)
    #expect(data.profiles.count == 10 * scale)
  }

  @Test func `the same seed gives the same data, another seed other data`() {
    let data = SampleData(scale: 2, seed: 7)
    let other = SampleData(scale: 2, seed: 8)

    #expect(data == SampleData(scale: 2, seed: 7))
    #expect(data.posts != other.posts)
    #expect(data.users.dropFirst(2) != other.users.dropFirst(2))
  }

  @Test(arguments: [1, 7, 2026])
  func `texts and names live on the heap and fit on a line`(seed: UInt64) {
    let data = SampleData(scale: 20, seed: seed)

    let texts =
      data.posts.map(\.text) + data.posts.map(\.authorName) + data.comments.map(\.text)
      + data.users.map(\.name)

    #expect(texts.allSatisfy { $0.utf8.count > 15 && $0.count <= 60 })
  }

  @Test(arguments: [1, 7, 2026])
  func `every username is unique and valid`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sampleNames = SampleNames(using: &generator)
    let names = (1...10_000).map { sampleNames[$0] }

    #expect(Set(names).count == 10_000)
    #expect(names.allSatisfy { NameRule.accept($0).problem == nil && NameRule.saved($0) == $0 })
  }

  @Test func `every seed has the current user and the taken name`() {
    for seed in UInt64(0)...9 {
      let profiles = SampleData(scale: 1, seed: seed).profiles

      #expect(profiles[0] == SampleData.me)
      #expect(profiles[1].username == SampleData.takenName)
    }
  }

  @Test func `posts, comments and profiles belong together`() {
    let data = SampleData(scale: 3, seed: 7)
    let posts = Set(data.posts.map(\.id))
    let names = Dictionary(uniqueKeysWithValues: data.users.map { ($0.id, $0.name) })

    #expect(data.profiles.map(\.id) == data.users.map(\.id))
    #expect(data.profiles.map(\.username) == data.users.map(\.name))
    #expect(data.posts.map(\.id.rawValue) == (1...150).reversed())
    #expect(data.posts.allSatisfy { $0.authorName == names[$0.author] })
    #expect(data.posts.allSatisfy { $0.isLiked == $0.id.rawValue.isMultiple(of: 7) })
    #expect(data.posts.allSatisfy { $0.likeCount >= ($0.isLiked ? 1 : 0) })
    #expect(data.comments.map(\.id.rawValue) == Array(1...300))
    #expect(data.comments.allSatisfy { posts.contains($0.post) && names[$0.author] != nil })
  }
}
