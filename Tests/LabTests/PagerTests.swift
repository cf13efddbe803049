import Foundation
import Testing

@testable import lab

struct PagerTests {
  private func pager(_ command: String) -> Pager { Pager(environment: ["PAGER": command]) }

  @Test func `the text goes to the program, with its options`() throws {
    let directory = try TemporaryDirectory()

    let isShown = pager("tee -a '\(directory.path("page"))' >/dev/null").show("♥ one\ntwo\n")

    #expect(isShown)
    #expect(try directory.text("page") == "♥ one\ntwo\n")
  }

  @Test(arguments: ["no-such-pager -R", "/missing/less", "LESS=R no-such-pager"])
  func `a program that is not there shows nothing`(command: String) {
    #expect(!pager(command).show("text"))
  }

  @Test func `who leaves early or with an error has read enough`() {
    let long = String(repeating: "a line that is never read\n", count: 100_000)
    #expect(pager("true").show(long))
    #expect(pager("false").show(long))
  }

  @Test func `less is told what to do unless somebody has`() throws {
    let directory = try TemporaryDirectory()
    let wished = ProcessInfo.processInfo.environment["LESS"] ?? "FRX"

    _ = pager("printenv LESS >'\(directory.path("less"))'").show("")

    #expect(try directory.text("less") == wished + "\n")
  }
}
