import LabSpecification
import LabStreams
import Testing

struct StreamTests {
  private let later = Later()

  private func afterwards(_ values: Int...) -> Stream<Int> {
    Stream { [later] send in
      for value in values {
        await later.wait()
        send(value)
      }
    }
  }

  @Test func `known values arrive before each subscribe returns`() {
    var (starts, ends) = (0, 0)
    var values: [Int] = []
    let first = Stream<Int>.just(1).map { value in
      starts += 1
      return value
    }
    let stream = Stream.concat(first, .empty, .merge(.just(2), .just(3)))
    #expect(starts == 0)

    for _ in 1...2 {
      _ = stream.subscribe {
        values.append($0)
      } onEnd: {
        ends += 1
      }
    }

    #expect(values == [1, 2, 3, 1, 2, 3])
    #expect([starts, ends] == [2, 2])
  }

  @Test func `concat keeps the order of its streams, merge does not`() async {
    let concatenated = Collected(Stream.concat(afterwards(1, 2), .just(3)).values)
    let merged = Collected(Stream.merge(afterwards(1, 2), .just(3)).values)

    for _ in 1...2 {
      await settle()
      later.resume()
    }
    await settle()

    #expect(concatenated.values == [1, 2, 3])
    #expect(merged.values == [3, 1, 2])
  }

  @Test func `an ended stream is silent, and the next one starts`() async {
    let end = Subject<Int>()
    var values: [Int] = []
    let subscription = Stream.concat(afterwards(1).take(until: end.stream), .just(2)).subscribe {
      values.append($0)
    }
    await settle()

    end.send(0)
    #expect(values == [2])
    later.resume()
    await settle()

    #expect(values == [2])
    #expect(later.cancelled == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `values sent after the release of a subscription are dropped`() async {
    var (values, ends) = ([Int](), 0)
    var subscription: Subscription? = afterwards(1).subscribe {
      values.append($0)
    } onEnd: {
      ends += 1
    }
    await settle()
    withExtendedLifetime(subscription) {}

    subscription = nil
    later.resume()
    await settle()

    #expect(values == [])
    #expect(ends == 0)
  }

  private final class Receiver {}

  /// The end of a stream must not retain what receives its values.
  @Test func `a stream that ends elsewhere releases its receiver`() {
    var ends: [() -> Void] = []
    weak var released: Receiver?
    do {
      let owner = Receiver()
      released = owner
      let all = Subscription()
      all.add(
        Stream<Int> { _, end in
          ends.append(end)
          return Subscription()
        }
      ) { _ in withExtendedLifetime(owner) {} }
    }

    #expect(ends.count == 1)
    #expect(released == nil)
  }
}
