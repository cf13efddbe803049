extension Array {
  /// One of the elements; the array has at least one.
  func element(using generator: inout SeededGenerator) -> Element {
    self[generator.next(below: count)]
  }
}
