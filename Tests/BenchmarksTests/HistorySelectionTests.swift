import Benchmarks
import Measure
import Testing

@Suite struct HistorySelectionTests {
  private func names(_ filter: String?) throws -> (depths: [Int], challengers: [String]) {
    let selection = try HistorySelection(filter: filter)
    return (selection.depths.map(\.states), selection.challengers.map(\.name))
  }

  private let challengers = HistoryStorage.all.dropFirst().map(\.name)

  @Test(arguments: [nil, ""])
  func `no filter keeps all`(filter: String?) throws {
    let names = try names(filter)

    #expect(names.depths == [0, 10, 100, 1_000])
    #expect(names.challengers == challengers)
  }

  @Test func `part of a depth's name keeps those depths, with all storages`() throws {
    let names = try names("Depth 1")

    #expect(names.depths == [10, 100, 1_000])
    #expect(names.challengers == challengers)
  }

  @Test func `the whole name of a depth keeps it alone`() throws {
    #expect(try names("depth 100").depths == [100])
  }

  @Test func `part of a storage's name keeps those storages, at all depths`() throws {
    let names = try names("class")

    #expect(names.depths == [0, 10, 100, 1_000])
    #expect(names.challengers == ["class, snapshots", "class, undo log"])
  }

  @Test func `what matches nothing is told, with what there is`() {
    #expect(throws: BenchError.self) { try names("linked list") }
  }
}
