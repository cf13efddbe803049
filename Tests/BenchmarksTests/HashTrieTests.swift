import LabDomain
import LabRandom
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct HashTrieTests {
  private struct Number: Identifiable, Equatable {
    let id: Identifier<Number>
    var value = 0
  }

  @Test(arguments: [0, 1, 40, 2_000], [1, 2, 3] as [UInt64])
  func `holds what a dictionary holds after any operations`(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ids = (0..<count + 10).map { Identifier<Number>($0) }
    var trie = HashTrie(ids.prefix(count).map { Number(id: $0) })
    var dictionary = Dictionary(
      uniqueKeysWithValues: ids.prefix(count).map { ($0, Number(id: $0)) })
    var kept = [(trie, dictionary)]

    for step in 1...4 * ids.count {
      let id = ids.element(using: &generator)
      let number = generator.next(below: 3) == 0 ? Number(id: id, value: step) : nil
      trie[id] = number
      dictionary[id] = number
      if step % ids.count == 0 { kept.append((trie, dictionary)) }
    }

    for (trie, dictionary) in kept + [(trie, dictionary)] {
      #expect(ids.map { trie[$0] } == ids.map { dictionary[$0] })
      #expect(trie.storages.map(\.count).reduce(0, +) == dictionary.count)
    }
  }

  @Test func `a change with a snapshot copies the elements of one node`() {
    var trie = HashTrie((0..<2_000).map { Number(id: Identifier($0)) })
    let kept = trie

    trie[1_234]?.value = 1

    let moved = zip(kept.storages, trie.storages).filter { $0.address != $1.address }
    #expect(moved.count == 1)
    #expect(moved[0].0.count < 32)
    #expect(kept[1_234]?.value == 0)
  }
}
