import Testing

@testable import Benchmarks

@Suite struct NameFilterTests {
  private let names = ["MV", "MVI", "MVIContainer", "MVIReactor"]

  @Test(arguments: [nil, ""])
  func `no text keeps all`(text: String?) {
    #expect(NameFilter(text).matching(names) == names)
    #expect(!NameFilter(text).isGiven)
  }

  @Test func `a whole name keeps that one alone, in any case of letters`() {
    #expect(NameFilter("mvi").matching(names) == ["MVI"])
  }

  @Test func `part of names keeps all of them`() {
    #expect(NameFilter("mvic").matching(names) == ["MVIContainer"])
    #expect(NameFilter("or").matching(names) == ["MVIReactor"])
    #expect(NameFilter("M").matching(names) == names)
  }

  @Test func `nothing is kept of what does not match`() {
    #expect(NameFilter("redux").matching(names) == [])
  }
}
