import LabOutput
import Testing

@testable import LabCommandLine
@testable import LabCommands

/// `lab trace` with --replay, --at and --emit-test.
struct ReplayCommandTests {
  private let directory: TemporaryDirectory
  /// A file with a random session of MVI.
  private let session: String

  init() async throws {
    directory = try TemporaryDirectory()
    session = directory.path("session.json")
    _ = await Run(
      "trace", "--random", "167", "--steps", "9", "--pattern", "MVI", "--format", "json",
      "--output", session)
  }

  /// Writes the session with some text replaced, and returns the path.
  private func edited(_ old: String, _ new: String) throws -> String {
    let path = directory.path("edited.json")
    try AtomicFile.write(try directory.text("session.json").replacing(old, with: new), to: path)
    return path
  }

  @Test func `a session replays to its last screen`() async {
    let run = await Run("trace", "--replay", session)

    #expect(
      run.results == """
        MVI: the session replays

        ═══ Feed ═══
        Search ‹unheard of›
        [x] Liked only
        [Write]
        New post ‹›
        0/140  (Publish)
        ───
        [♥ 94]  [Noor van der Berg]  Finally saw three brass bands without a map.
        That is all.


        """)
    #expect(run.code == .done)
  }

  @Test func `reports where a replay differs`() async throws {
    let value = await Run("trace", "--replay", try edited(#""new":"loaded""#, #""new":"failed""#))
    #expect(
      value.results == """
        MVI: the replay differs
        event 6 (answer #1 page(after: nil)): expected phase: loading → failed, found
        phase: loading → loaded


        """)
    #expect(value.code == .failed)
  }

  @Test func `shows the screen after an event`() async {
    let run = await Run("trace", "--replay", session, "--at", "1")

    #expect(run.results == "═══ Feed ═══\n◌ Loading\n")
  }

  @Test(arguments: [("MyBugTests", nil), ("my-bug", "MVVMSessionTests")])
  func `writes a session as a test of any pattern`(_ name: String, _ other: String?) async throws {
    let path = directory.path("\(name).swift")

    let run = await Run("trace", "--emit-test", session, "--pattern", "MVVM", "--output", path)

    let note = "lab trace: no suite can be named after \(path), so it is called \(other ?? "")\n"
    #expect(run.notes == (other == nil ? "" : note))
    #expect(run.results == "Wrote \(path)\n")
    let source = try directory.text("\(name).swift")
    #expect(source.contains("\nstruct \(other ?? name) {\n"))
    #expect(source.contains("RecordedApp(MVVM.Pattern(), dataSeed: 167"))
  }
}
