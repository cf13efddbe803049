import Testing

@testable import lab

struct AuditCommandTests {
  @Test func `prints the grade of the times before the tables`() async {
    let run = await Run("audit")

    #expect(run.results.hasPrefix("Times: none\n\n\nWho changed it, and can it be replayed\n"))
    #expect(run.longestLine <= 80)
    #expect(run.code == .done)
  }

  @Test func `prints JSON of one pattern`() async {
    let run = await Run("audit", "--format", "json", "--pattern", "mvi")

    #expect(run.results.contains("\"schema\" : \"pattern-lab.audit/4\""))
    #expect(run.results.contains("\"name\" : \"MVI\""))
    #expect(!run.results.contains("\"name\" : \"MVVM\""))
  }
}
