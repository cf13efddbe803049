import LabTestSupport
import MVIReactor
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

  @Test func `what is known is received before subscribe returns`() {
    var values: [Int] = []
    var hasEnded = false

    _ = Stream.concat(.just(1), .empty, .merge(.just(2), .just(3))).subscribe {
      values.append($0)
    } onEnd: {
      hasEnded = true
    }

    #expect(values == [1, 2, 3])
    #expect(hasEnded)
  }

  @Test func `a stream starts anew for each who subscribes, and not before`() {
    var starts = 0
    let stream = Stream<Int>.just(1).map { value in
      starts += 1
      return value
    }
    #expect(starts == 0)

    _ = stream.subscribe { _ in }
    _ = stream.subscribe { _ in }

    #expect(starts == 2)
  }

  @Test func `one stream after the other keeps their order, and both of them at once do not`() async
  {
    let concatenated = Collected(Stream.concat(afterwards(1, 2), .just(3)).values)
    let merged = Collected(Stream.merge(afterwards(1, 2), .just(3)).values)

    for _ in 1...2 {
      await settle()
      later.goOn()
    }
    await settle()

    #expect(concatenated.values == [1, 2, 3])
    #expect(merged.values == [3, 1, 2])
  }

  @Test func `a stream that nobody holds is silent, and its task is cancelled`() async {
    var values: [Int] = []
    var hasEnded = false
    var subscription: Subscription? = afterwards(1, 2).subscribe {
      values.append($0)
    } onEnd: {
      hasEnded = true
    }
    await settle()
    later.goOn()
    await settle()

    withExtendedLifetime(subscription) {}
    subscription = nil
    later.goOn()
    await settle()

    #expect(values == [1])
    #expect(!hasEnded)
    #expect(later.cancelled == 1)
  }

  @Test func `a stream that another one ends is silent, and what stands behind it goes on`() async {
    let end = Subject<Int>()
    var values: [Int] = []
    let subscription = Stream.concat(afterwards(1).take(until: end.stream), .just(2)).subscribe {
      values.append($0)
    }
    await settle()

    end.send(0)
    #expect(values == [2])
    later.goOn()
    await settle()

    #expect(values == [2])
    #expect(later.cancelled == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `a stream that is ended in the middle of what is known ends there, and once`() {
    let end = Subject<Int>()
    var values: [Int] = []
    var ends = 0
    let subscription = Stream.from([1, 2, 3]).take(until: end.stream).subscribe {
      values.append($0)
      end.send(0)
    } onEnd: {
      ends += 1
    }

    withExtendedLifetime(subscription) {}
    #expect(values == [1])
    #expect(ends == 1)
  }

  @Test func `a stream ends by itself before another one could end it`() async {
    let end = Subject<Int>()
    let values = Collected(Stream.concat(afterwards(1).take(until: end.stream), .just(2)).values)
    await settle()

    later.goOn()
    await settle()
    end.send(0)
    await settle()

    #expect(values.values == [1, 2])
    #expect(later.cancelled == 0)
  }
}
