import LabDomain
import LabRandom
import Testing

@testable import LabBackend

struct SampleDataTests {
  @Test func `random numbers are those of the published algorithm, and stay below a bound`() {
    var generator = SeededGenerator(seed: 1_234_567)

    let numbers = (1...3).map { _ in generator.next() }
    let bounded = (1...1_000).map { _ in generator.next(below: 7) }

    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    #expect(Set(bounded) == Set(0..<7))
    #expect([0, -3].map { generator.next(below: $0) } == [0, 0])
  }

  @Test func `the same seed gives the same data, another seed other data`() {
    let data = SampleData(scale: 2, seed: 7)
    let other = SampleData(scale: 2, seed: 8)

    #expect(data == SampleData(scale: 2, seed: 7))
    #expect(data.posts != other.posts)
    #expect(data.users.dropFirst(2) != other.users.dropFirst(2))
  }

  @Test(arguments: [1, 7, 2026])
  func `names are unique and valid, and all texts on the heap`(seed: UInt64) {
    let data = SampleData(scale: 20, seed: seed)
    var generator = SeededGenerator(seed: seed)
    let sampleNames = SampleNames(using: &generator)

    let names = (1...10_000).map { sampleNames[$0] }
    let texts = data.posts.map(\.text) + names

    #expect(texts.allSatisfy { $0.utf8.count > 15 && $0.count <= 60 })
    #expect(Set(names).count == 10_000)
    #expect(names.allSatisfy { NameRule.accept($0).problem == nil && NameRule.saved($0) == $0 })
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
