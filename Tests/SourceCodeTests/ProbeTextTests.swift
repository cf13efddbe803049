import Testing

@testable import SourceCode

struct ProbeTextTests {
  private let probe = ProbeText(
    [CompilerProbe.Line("a.b = 1", given: "a: A"), CompilerProbe.Line("c()", given: "")],
    importing: ["Domain"])
  private let control = "P.swift:9:16: error: cannot convert"

  @Test func `is a function for each line, and one that is wrong`() {
    #expect(
      probe.text == """
        import Domain
        func probe0(a: A) {
          a.b = 1
        }
        func probe1() {
          c()
        }
        func probe2() {
          let _: Int = ""
        }

        """)
  }

  @Test func `sorts errors by line`() throws {
    let errors = try probe.errors(
      in: [
        "P.swift:2:5: error: no type", "P.swift:3:1: note: here", "P.swift:4:1: error: no brace",
        "P.swift:5:1: error: no function", control,
      ], about: "P.swift")

    #expect(errors == [["no type", "no brace"], ["no function"]])
  }

  @Test(arguments: [
    [], ["P.swift:1:1: error: no module", "P.swift:9:16: error: wrong"], ["<unknown>: error: lost"],
    ["P.swift:12:1: error: beyond", "P.swift:9:16: error: wrong"],
  ])
  func `rejects a compiler that checks nothing or complains elsewhere`(_ answer: [String]) {
    #expect(throws: CompilerProbeError.self) { try probe.errors(in: answer, about: "P.swift") }
  }
}
