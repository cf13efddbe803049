/// A queue whose elements keep the number under which they came.
///
/// Grows by doubling, and allocates nothing as long as what leaves makes room for what comes.
struct Ring<Element> {
  private var slots: ContiguousArray<Element?>

  /// The number of the oldest element, and of the next to come.
  private(set) var numbers = 0..<0

  init(minimumCapacity: Int = 0) {
    slots = ContiguousArray(repeating: nil, count: minimumCapacity)
  }

  var count: Int { numbers.count }

  /// The element that came under this number and is still here.
  subscript(number: Int) -> Element? {
    get { numbers.contains(number) ? slots[number % slots.count] : nil }
    set { if numbers.contains(number) { slots[number % slots.count] = newValue } }
  }

  var last: Element? { self[numbers.upperBound - 1] }

  /// - Returns: The number of the element.
  @discardableResult
  mutating func append(_ element: Element) -> Int {
    if numbers.count == slots.count { grow() }
    let number = numbers.upperBound
    slots[number % slots.count] = element
    numbers = numbers.lowerBound..<number + 1
    return number
  }

  @discardableResult
  mutating func removeFirst() -> Element? {
    guard !numbers.isEmpty else { return nil }
    let slot = numbers.lowerBound % slots.count
    defer {
      slots[slot] = nil
      numbers = numbers.lowerBound + 1..<numbers.upperBound
    }
    return slots[slot]
  }

  private mutating func grow() {
    var larger = Ring(minimumCapacity: max(8, slots.count * 2))
    larger.numbers = numbers
    for number in numbers { larger.slots[number % larger.slots.count] = self[number] }
    self = larger
  }
}
