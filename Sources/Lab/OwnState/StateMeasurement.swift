import Measure

/// A measurement of one update of a state, optionally with a subscriber, beside the lab's struct in
/// a store object.
///
/// ```swift
/// await StateMeasurement("Numbers") { size in
///   Array(0..<size)
/// } update: { numbers, index in
///   numbers[index] += 1
/// }.main()
/// ```
///
/// The state is a struct or an object. An update is synchronous and leaves the size of the state
/// unchanged.
public struct StateMeasurement<State> {
  let name: String
  let make: @MainActor (_ size: Int) -> State
  let update: @MainActor (_ state: inout State, _ index: Int) -> Void
  let subscribe: (@MainActor (State) -> Any?)?
  /// Whether allocations are counted and watched; `false` on platforms other than Linux.
  var countsAllocations = Allocations.isAvailable

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - name: The type of the state, which starts every path.
  ///   - state: Creates a state of `size` elements.
  ///   - update: Makes one change, to the element at `index`.
  ///   - subscriber: Subscribes to the state. Its result is retained during the measurement.
  public init(
    _ name: String, state: @escaping @MainActor (_ size: Int) -> State,
    update: @escaping @MainActor (_ state: inout State, _ index: Int) -> Void,
    subscriber: (@MainActor (State) -> Any?)? = nil
  ) {
    self.name = name
    make = state
    self.update = update
    subscribe = subscriber
  }

  /// Counts one update and finds what makes it copy. Takes about a second, and works in debug
  /// builds too.
  ///
  /// ```swift
  /// let numbers = StateMeasurement("Numbers") { Array(0..<$0) } update: { $0[$1] += 1 }
  /// print(numbers.report(at: 10_000))  // One update at 10,000 elements copies nothing.
  /// ```
  ///
  /// - Parameter size: Elements of the state, at least 1.
  public func report(at size: Int) -> UpdateReport {
    let report = counted(at: size)
    guard subscribe != nil, report.copies.contains(where: { $0.holder == .unknown }) else {
      return report
    }
    let others = withoutSubscriber.counted(at: size).copies.map(\.path)
    return report.naming(.subscriber) { !others.contains($0.path) }
  }

  private var withoutSubscriber: StateMeasurement {
    var alone = StateMeasurement(name, state: make, update: update)
    alone.countsAllocations = countsAllocations
    return alone
  }

  private func counted(at size: Int) -> UpdateReport {
    let subject = Subject(self, size: size)
    var allocations: Allocations?
    let search = search(at: size, in: subject) { allocations = $0 }
    return UpdateReport(
      size: size, watchedBuffers: search.before.count,
      allocations: countsAllocations ? allocations?.count : nil,
      bytes: countsAllocations ? allocations?.bytes : nil,
      stackBytes: StackMeter.leastBytes { subject.update(0) }, copies: search.copies())
  }

  /// Looks for copies in one update of a new state.
  func search(at size: Int) -> CopySearch {
    search(at: size, in: Subject(self, size: size)) { _ in }
  }

  private func search(
    at size: Int, in subject: Subject, counting count: (Allocations?) -> Void
  ) -> CopySearch {
    // What a first update makes room for, and an even number, after which a toggled state is as before.
    for _ in 0..<4 { subject.update(0) }
    return CopySearch(watchingAllocations: countsAllocations) {
      subject.buffers
    } around: {
      count(Allocations.count { subject.update(0) })
    }
  }
}

extension StateMeasurement {
  /// A state with its subscriber.
  final class Subject {
    private var state: State
    private let token: Any?
    private let measurement: StateMeasurement

    init(_ measurement: StateMeasurement, size: Int) {
      self.measurement = measurement
      state = measurement.make(size)
      token = measurement.subscribe?(state)
    }

    private var next = 0

    func update(_ index: Int) { measurement.update(&state, index) }

    /// Updates this many elements in the given order, continuing where the last call ended.
    func update(inTurn order: [Int], _ iterations: Int) {
      for _ in 0..<iterations {
        measurement.update(&state, order[next])
        next = next + 1 == order.count ? 0 : next + 1
      }
    }

    /// The buffers reachable from the state and from its subscriber.
    var buffers: [ReachableBuffer] {
      ReachableBuffers.of(state, named: measurement.name)
        + (token.map { ReachableBuffers.of($0, named: ReachableBuffer.subscriber) } ?? [])
    }
  }
}

extension UpdateReport {
  /// Returns the report with `holder` for the copies of unknown holder that meet the condition.
  fileprivate func naming(_ holder: Holder, where isHeld: (Copy) -> Bool) -> UpdateReport {
    UpdateReport(
      size: size, watchedBuffers: watchedBuffers, allocations: allocations, bytes: bytes,
      stackBytes: stackBytes,
      copies: copies.map { copy in
        copy.holder == .unknown && isHeld(copy)
          ? Copy(
            path: copy.path, elements: copy.elements, bytes: copy.bytes, holder: holder,
            place: copy.place) : copy
      })
  }
}
