import Observation
import StageUI

@Observable
private final class Counter: Identifiable {
  let id: Int
  var count = 0
  var flag = false

  init(id: Int = 0) { self.id = id }
}

/// Reads its object's count.
private struct Child: View {
  let counter: Counter
  var body: some View { Text("\(counter.count)") }
}

/// Reads its own count, and holds a child's object.
private struct Parent: View {
  let own: Counter
  let child: Counter

  var body: some View {
    Text("\(own.count)")
    Child(counter: child)
  }
}

extension RecordedScene {
  static let objects = [
    RecordedScene(
      .objects, "a parent reads its own count and holds a child's object; the parent's count + 1",
      recorded: "Parent 1, Child 0", tca("iOS 16+17/NewContainsOldTests.testIncrementDecrement")
    ) {
      let own = Counter()
      let stage = Stage(Parent(own: own, child: Counter()))
      return await stage.runs(of: "Parent", "Child") { _ in own.count += 1 }
    }
  ]
}
