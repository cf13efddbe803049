/// A queue whose elements keep the number under which they came.
///
/// Grows by doubling, and allocates nothing as long as what leaves makes room for what comes.
@usableFromInline
struct Ring<Element> {
  @usableFromInline var slots: ContiguousArray<Element?>

  /// The slot of the oldest element.
  @usableFromInline var head = 0

  /// The number of the oldest element, and of the next to come.
  @usableFromInline var numbers = 0..<0

  @inlinable init(minimumCapacity: Int = 0) {
    slots = ContiguousArray(repeating: nil, count: minimumCapacity)
  }

  @inlinable var count: Int { numbers.count }

  /// The element that came under this number and is still here.
  @inlinable subscript(number: Int) -> Element? {
    get { numbers.contains(number) ? slots[slot(number)] : nil }
    set { if numbers.contains(number) { slots[slot(number)] = newValue } }
  }

  /// - Returns: The number of the element.
  @inlinable @discardableResult
  mutating func append(_ element: Element) -> Int {
    if numbers.count == slots.count { grow() }
    let number = numbers.upperBound
    numbers = numbers.lowerBound..<number + 1
    slots[slot(number)] = element
    return number
  }

  @inlinable @discardableResult
  mutating func removeFirst() -> Element? {
    guard !numbers.isEmpty else { return nil }
    var first: Element?
    swap(&slots[head], &first)
    head = head + 1 == slots.count ? 0 : head + 1
    numbers = numbers.lowerBound + 1..<numbers.upperBound
    return first
  }

  @inlinable func slot(_ number: Int) -> Int {
    let slot = head + number - numbers.lowerBound
    return slot < slots.count ? slot : slot - slots.count
  }

  @usableFromInline mutating func grow() {
    var grown = ContiguousArray<Element?>(repeating: nil, count: max(8, slots.count * 2))
    for (index, number) in numbers.enumerated() { grown[index] = slots[slot(number)] }
    slots = grown
    head = 0
  }
}
