import Report
import Testing

@testable import lab

struct EmitTestCommandTests {
  private let directory: TemporaryDirectory
  private let session: String

  init() async throws {
    directory = try TemporaryDirectory()
    session = await directory.recordedSession()
  }

  @Test func `a session becomes the test of another pattern`() async throws {
    let test = directory.path("test.swift")

    let run = await Run("trace", "--emit-test", session, "--pattern", "MVVM", "--output", test)

    #expect(run.results == "Wrote \(test)\n")
    #expect(try directory.text("test.swift").contains("RecordedApp(MVVM.Pattern(), dataSeed: 167"))
  }

  @Test(arguments: [
    ([], "holds sessions of MVVM, MVI; choose one with --pattern"),
    (["--pattern", "MV"], "holds no session of MV, only of MVVM, MVI"),
  ])
  func `of several sessions, a test is written of the one that is chosen`(
    _ words: [String], _ reason: String
  ) async {
    let both = await directory.sessions(of: "MVVM,MVI")

    let refused = await Run(["trace", "--emit-test", both] + words)
    #expect(refused.notes == "lab trace: \(both) \(reason)\n")
    #expect(refused.results == "")
    #expect(refused.code == .wrongUsage)

    let run = await Run("trace", "--emit-test", both, "--pattern", "MVI")
    #expect(run.results.contains("RecordedApp(MVI.Pattern(), dataSeed: 167"))
    #expect(run.code == .done)
  }

  @Test func `of several sessions of one pattern, none can be chosen`() async throws {
    let twice = directory.path("twice.json")
    let text = try directory.text("session.json")
    try AtomicFile.write(text + text, to: twice)

    let run = await Run("trace", "--emit-test", twice, "--pattern", "MVI")

    #expect(
      run.notes
        == "lab trace: cannot read \(twice): it holds 2 sessions of MVI, and a test is of one\n")
    #expect(run.results == "")
    #expect(run.code == .failed)
  }

  @Test(arguments: [
    ("MyBugTests.swift", "MyBugTests"), ("my-bug.swift", "MVISessionTests"),
    ("myBug.swift", "MVISessionTests"), ("Self.swift", "MVISessionTests"),
    ("MVI.swift", "MVISessionTests"), ("Testing.swift", "MVISessionTests"),
    ("MyBugTests.txt", "MVISessionTests"),
    ("class.swift", "MVISessionTests"), ("123Tests.swift", "MVISessionTests"),
    ("bad name.swift", "MVISessionTests"),
  ])
  func `a test is named after its file where a type can be, and else it is told`(
    _ file: String, _ suite: String
  ) async throws {
    let path = directory.path(file)

    let run = await Run("trace", "--emit-test", session, "--output", path)

    #expect(try directory.text(file).contains("\nstruct \(suite) {\n"))
    let note = "lab trace: no suite can be named after \(path), so it is called \(suite)\n"
    #expect(run.notes == (file == "\(suite).swift" ? "" : note))
    #expect(run.results == "Wrote \(path)\n")
    #expect(run.code == .done)
  }
}
