import LabDomain
import Testing

@testable import LabBackend

struct SampleDataTests {
  @Test func `the same seed gives the same data, another seed other data`() {
    let data = SampleData(scale: 2, seed: 7)
    let other = SampleData(scale: 2, seed: 8)

    #expect(data == SampleData(scale: 2, seed: 7))
    #expect(data.posts != other.posts)
    #expect(data.users.dropFirst(2) != other.users.dropFirst(2))
  }

  @Test func `posts and profiles belong together`() {
    let data = SampleData(scale: 3, seed: 7)
    let names = Dictionary(uniqueKeysWithValues: data.users.map { ($0.id, $0.name) })

    #expect(data.profiles[0] == SampleData.me)
    #expect(data.profiles[1].username == SampleData.takenName)
    #expect(data.profiles.map(\.id) == data.users.map(\.id))
    #expect(data.profiles.map(\.username) == data.users.map(\.name))
    #expect(data.posts.map(\.id.rawValue) == (1...150).reversed())
    #expect(data.posts.allSatisfy { $0.authorName == names[$0.author] })
    #expect(data.posts.allSatisfy { $0.isLiked == $0.id.rawValue.isMultiple(of: 7) })
    #expect(data.posts.allSatisfy { $0.likeCount >= ($0.isLiked ? 1 : 0) })
  }
}
