import LabDomain
import Testing

@testable import LabExplore

struct HiddenStateTests {
  private class Base {
    var inherited = 1
    var nextKey = 7

    init() {}
  }

  private final class Model: Base {
    var name = "Bo"
    var other: Base?
    var names: [Int: String] = [:]
    var searching: Task<Void, Never>?
    let tasks = TaskBag()
  }

  private func values(of root: Any) -> [String] {
    var values: [String] = []
    HiddenState.visit([root]) { values.append("\($0): \($1)") }
    return values
  }

  @Test func `visits all that an object stores, and what it inherits`() {
    let model = Model()
    model.other = Base()
    model.names = [2: "b", 1: "a"]

    #expect(
      values(of: model) == [
        "name: Bo", "inherited: 1", "names[1]: a", "names[2]: b", "inherited: 1", "running: 0",
      ])
  }

  @Test func `counts tasks that run, and says which one a property refers to`() async {
    let model = Model()
    #expect(values(of: model).contains("running: 0"))

    let endless = model.tasks.start { try? await Task.sleep(for: .seconds(60)) }
    let second = model.tasks.start { try? await Task.sleep(for: .seconds(60)) }
    model.searching = second
    #expect(values(of: model).suffix(2) == ["searching: 1", "running: 2"])

    model.searching = endless
    #expect(values(of: model).suffix(2) == ["searching: 0", "running: 2"])

    model.tasks.cancelAll()
    #expect(values(of: model).last == "running: 0")
    #expect(!values(of: model).contains { $0.hasPrefix("searching") })
  }
}
