import LabDomain
import LabMeasure
import LabOutput

/// A value with two owners, one of which changes an element, so that all of its storage is copied.
struct CopiedValue: Sendable {
  let name: String
  /// - Parameter usesFreshPages: whether the copy is written to pages that the system has just handed
  ///   out, and not to memory that an earlier one has left.
  let contender: @Sendable (_ usesFreshPages: Bool) -> CheckedContender

  private init<Value: SendableMetatype>(
    _ name: String, bytes: @escaping @Sendable (Value) -> Int,
    value: @escaping @Sendable () -> Value, change: @escaping @Sendable (inout Value) -> Void
  ) {
    self.name = name
    contender = { isFresh in
      let reused = Contender(name, work: .copying) {
        Allocations.keepFreedMemory()
        return value()
      } run: { value, iterations in
        for _ in 0..<iterations { copy(&value, change) }
      }
      var subject: Value?
      let fresh = Contender(name, work: .copying) { iterations, stopwatch in
        var value = subject.take() ?? value()
        for _ in 0..<iterations {
          Allocations.returnFreedMemory()
          await stopwatch.time { copy(&value, change) }
        }
        subject = value
      }
      let timed = isFresh ? fresh : reused
      return CheckedContender(timed: timed) {
        true
      } count: { result in
        if isFresh { return }
        var value = value()
        let kept = value
        let allocations = Allocations.count { change(&value) }
        blackHole(kept)
        result.setAllocations(allocations)
        result[.predictedBytes] = bytes(kept)
      }
    }
  }
}

@inline(never)
private func copy<Value>(_ value: inout Value, _ change: (inout Value) -> Void) {
  let kept = value
  change(&value)
  blackHole(kept)
}

extension CopiedValue {
  /// Posts in arrays, and in dictionaries on both sides of a step. The baseline first.
  ///
  /// - Parameter posts: as many as fit into some number of buckets, and one more.
  static func all(_ posts: [Post]) -> [CopiedValue] {
    let fitting = Array(posts.dropLast())
    let middle = fitting.count / 2
    let id = fitting[middle].id
    func dictionary(_ posts: [Post]) -> CopiedValue {
      CopiedValue(
        "\(Units.count(posts.count)) by id", bytes: { CopyFormulas.dictionary($0) },
        value: { Dictionary(uniqueKeysWithValues: posts.map { ($0.id, $0) }) },
        change: { $0[id]?.toggleLike() })
    }
    return [
      CopiedValue(
        "heap strings", bytes: { BufferIdentity($0).bytesOfCopy }, value: { fitting },
        change: { $0[middle].toggleLike() }),
      CopiedValue(
        "small strings", bytes: { BufferIdentity($0).bytesOfCopy },
        value: {
          fitting.map { Post(id: $0.id, author: $0.author, authorName: "Ann", text: "Hello") }
        },
        change: { $0[middle].toggleLike() }),
      CopiedValue(
        "no references", bytes: { BufferIdentity($0).bytesOfCopy },
        value: { Array(repeating: PlainPost(), count: fitting.count) },
        change: { $0[middle].likes += 1 }),
      dictionary(fitting), dictionary(posts),
    ]
  }
}

/// As large as a post.
struct PlainPost {
  var id = 0
  var author = 0
  var likes = 0
  var others = (0, 0, 0, 0, 0)
}
