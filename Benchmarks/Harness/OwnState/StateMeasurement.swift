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
@MainActor
public struct StateMeasurement<State> {
  let name: String
  let make: @MainActor (_ size: Int) -> State
  let update: @MainActor (_ state: inout State, _ index: Int) -> Void
  private(set) var subscribe: (@MainActor (State) -> Any?)?
  /// Whether allocations are counted and watched; `false` on platforms other than Linux.
  var countsAllocations = Allocations.isAvailable

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - name: The type of the state, which starts every path.
  ///   - state: Creates a state of `size` elements.
  ///   - update: Makes one change, to the element at `index`, which is less than the state's size.
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

  /// Counts 128 updates in random order, at this and another size, and finds what makes them copy. Takes
  /// a second or two, and works in debug builds too.
  ///
  /// ```swift
  /// let numbers = StateMeasurement("Numbers") { Array(0..<$0) } update: { $0[$1] += 1 }
  /// print(numbers.report(at: 10_000))  // One update at 10,000 elements copies nothing.
  /// ```
  ///
  /// Counts the allocations of all threads, so an update may wait for another one. What goes on after the
  /// update has returned is not waited for.
  ///
  /// - Parameter size: Elements of the state, at least 1.
  public func report(at size: Int) -> UpdateReport {
    var report = counted(at: size)
    guard subscribe != nil, report.copyingUpdates > 0 else { return report }
    var measurement = self
    measurement.subscribe = nil
    report.copiedWithoutSubscriber = measurement.counted(at: size).copiedOnWrite
    return report
  }

  private func counted(at size: Int) -> UpdateReport {
    let series = UpdateSeries(observing: self, size: size)
    let grows = countsAllocations ? allocationsGrow(in: series, at: size) : nil
    let isLarge = series.costs.contains { $0.sum.bytes >= UpdateReport.largeAllocation }
    let search = CopySearch(in: series, locatesLargestBlock: grows == true || isLarge)
    let sums = countsAllocations ? series.costs.map(\.sum) : nil
    let (replaced, copied) = (search.replaced, search.copied)
    var report = UpdateReport(
      size: size, updates: series.updates.count,
      watchedBuffers: series.updates.first?.before.count ?? 0,
      allocations: sums.map { .init($0.map(\.count)) }, bytes: sums.map { .init($0.map(\.bytes)) },
      allocationsGrow: grows,
      retainedBytes: countsAllocations ? retained(in: series, at: size) : nil,
      stackBytes: leastStack(at: size), copies: search.copies,
      copyingUpdates: copied.count { $0 > 0 }, copiedOnWrite: .init(copied),
      copiedElements: .init(replaced.map(\.elements)), copiedBytes: .init(replaced.map(\.bytes)),
      largestAllocation: search.largestAllocation)
    if report.verdict == .copiesNothing { report.timeGrowth = timeGrowth(at: size) }
    return report
  }

  private func leastStack(at size: Int) -> Int? {
    let subject = Subject(self, size: size)
    for _ in 0..<4 { subject.update(0) }
    return StackMeter.leastBytes { subject.update(0) }
  }
}

extension StateMeasurement {
  /// A state with its subscriber.
  @MainActor
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
    var buffers: ReachableBuffers {
      var buffers = ReachableBuffers()
      buffers.add(state, named: measurement.name, in: self, field: 0)
      if let token { buffers.add(token, named: "subscriber", in: self, field: 1) }
      return buffers
    }
  }
}
