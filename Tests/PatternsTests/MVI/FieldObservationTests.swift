import LabFields
import Observation
import Testing

struct FieldObservationTests {
  /// More fields than the observation distinguishes.
  struct Wide {
    var a0 = 0, a1 = 0, a2 = 0, a3 = 0, b0 = 0, b1 = 0, b2 = 0, b3 = 0
    var c0 = 0, c1 = 0, c2 = 0, c3 = 0, d0 = 0, d1 = 0, d2 = 0, d3 = 0
    var e0 = 0, e1 = 0, e2 = 0, e3 = 0, f0 = 0, f1 = 0, f2 = 0, f3 = 0
  }

  static let fields: [PartialKeyPath<Wide>] = [
    \.a0, \.a1, \.a2, \.a3, \.b0, \.b1, \.b2, \.b3, \.c0, \.c1, \.c2, \.c3,
    \.d0, \.d1, \.d2, \.d3, \.e0, \.e1, \.e2, \.e3, \.f0, \.f1, \.f2, \.f3,
  ]

  /// The fields whose observer is notified by a write of one.
  private func notified(by written: Int) -> [Int] {
    let observation = FieldObservation()
    nonisolated(unsafe) var notified: [Int] = []
    for (number, field) in Self.fields.enumerated() {
      withObservationTracking {
        observation.access(field)
      } onChange: {
        notified.append(number)
      }
    }
    observation.notify([Self.fields[written]])
    return notified.sorted()
  }

  @Test func `a write notifies its field's observer and those of surplus fields`() {
    for written in 0..<20 { #expect(notified(by: written) == [written, 20, 21, 22, 23]) }
  }

  @Test func `observers of one field too many are notified of every write`() {
    for written in 20..<24 { #expect(notified(by: written) == [20, 21, 22, 23]) }
  }
}
