import Benchmarks
import Testing

@Suite struct SelectionTests {
  private func names(_ filter: String?) throws -> (operations: [String], challengers: [String]) {
    let selection = try Selection(filter: filter)
    return (selection.operations.map(\.name), selection.challengers.map(\.name))
  }

  private let operations = Operation.all.map(\.name)
  private let challengers = Strategies.all.dropFirst().map(\.name)

  @Test(arguments: [nil, ""])
  func `no filter keeps all`(filter: String?) throws {
    let names = try names(filter)

    #expect(names.operations == operations)
    #expect(names.challengers == challengers)
  }

  @Test func `part of an operation's name keeps that operation, with all strategies`() throws {
    let names = try names("LIKE ONE")

    #expect(names.operations == ["like one post"])
    #expect(names.challengers == challengers)
  }

  @Test func `part of a strategy's name keeps those strategies, with all operations`() throws {
    let names = try names("Class")

    #expect(names.operations == operations)
    #expect(names.challengers == ["plain class", "@Observable class", "class elements"])
  }

  @Test func `a strategy brings its fix along`() throws {
    #expect(
      try names("enum bound").challengers == ["enum bound with var", "enum set aside"])
    #expect(
      try names("scan").challengers == ["scan keeps current", "chunks + snapshot"])
  }

  @Test func `the name of the baseline leaves nobody beside it`() throws {
    let names = try names("in place")

    #expect(names.operations == operations)
    #expect(names.challengers == [])
  }

  @Test func `a filter that matches nothing says what there is`() {
    let error = #expect(throws: BenchError.self) { try names("redux") }

    #expect(
      error?.description == """
        nothing matches 'redux'; there is like one post, edit one user, append a comment, \
        remove a post, flip isLoading, like 100 posts, …
        """)
  }
}
