import Testing

@testable import SourceCode

struct ProbeTextTests {
  private let probe = ProbeText(
    [CompilerProbe.Line("a.b = 1", given: "a: A"), CompilerProbe.Line("c()", given: "")],
    importing: ["Domain"])

  @Test func `is a function for each line, and one that is wrong`() {
    #expect(
      probe.text == """
        import Domain
        #sourceLocation(file: "0", line: 1)
        func probe0(a: A) { a.b = 1 }
        #sourceLocation(file: "1", line: 1)
        func probe1() { c() }
        #sourceLocation(file: "2", line: 1)
        func probe2() { let _: Int = "" }

        """)
  }

  @Test func `sorts errors by line`() throws {
    let errors = try probe.errors(in: [
      "0:1:1: error: no type", "0:1:1: note: here", "1:1:1: error: no function",
      "0:1:9: error: no brace", "2:1:1: error: wrong",
    ])

    #expect(errors == [["no type", "no brace"], ["no function"]])
  }

  @Test(arguments: [
    [], ["/tmp/Probe.swift:1:8: error: no module", "2:1:1: error: wrong"],
    ["<unknown>:0: error: lost", "2:1:1: error: wrong"],
    ["3:1:1: error: beyond", "2:1:1: error: wrong"],
  ])
  func `rejects a compiler that checks nothing or complains elsewhere`(_ answer: [String]) {
    #expect(throws: CompilerProbeError.self) { try probe.errors(in: answer) }
  }
}
