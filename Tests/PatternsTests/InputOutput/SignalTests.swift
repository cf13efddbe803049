import LabSpecification
import LabStreams
import Testing

@testable import InputOutput

struct SignalTests {
  private let price = Relay(2)
  private let count = Relay(3)
  private let prices = Subject<Int>()
  private let counts = Subject<Int>()

  init() {
    price.receive(prices.stream)
    count.receive(counts.stream)
  }

  @Test func `a composed signal computes its value on demand`() {
    var computed = 0
    let total = combineLatest(price, count) { price, count in
      computed += 1
      return price * count
    }
    prices.send(5)
    #expect(computed == 0)

    let value = total.map { -$0 }.value

    #expect(value == -15 && computed == 1)
  }

  @Test func `a subscriber gets the current value, then one for each change`() {
    let totals = Collected(combineLatest(price, count) { $0 * $1 }.stream)

    prices.send(5)
    counts.send(4)

    #expect(totals.values == [6, 15, 20])
  }

  @Test func `duplicates are removed for each subscriber`() {
    let isCheap = price.map { $0 < 10 }.removeDuplicates()
    let early = Collected(isCheap.stream)

    for value in [3, 30, 31] { prices.send(value) }
    let late = Collected(isCheap.stream)
    prices.send(1)

    #expect(early.values == [true, false, true])
    #expect(late.values == [false, true])
  }

  @Test func `a sample is the value when the stream sends`() {
    let taps = Subject<Void>()
    let isOpen = Relay(true)
    let samples = Collected(price.sample(on: taps.stream.filter(while: isOpen)))
    let sums = Collected(taps.stream.withLatestFrom(price, count) { $1 + $2 })

    taps.send(())
    prices.send(5)
    taps.send(())
    isOpen.receive(.just(false))
    taps.send(())

    #expect(samples.values == [2, 5])
    #expect(sums.values == [5, 8, 8])
  }
}
