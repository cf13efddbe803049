import Contract
import PatternList
import Report
import Testing
import Trace

@testable import lab

struct ReplayCommandTests {
  private let directory: TemporaryDirectory
  private let session: String

  init() async throws {
    directory = try TemporaryDirectory()
    session = await directory.recordedSession()
  }

  @Test func `a replayed session ends on its last screen`() async {
    let run = await Run("trace", "--replay", session)

    #expect(
      run.results == """
        MVI: the session replays
        18 steps: 6 as actions of the pattern, 2 as the person did them, and 10 of the
        backend, the clock and the router.

        ═══ Feed ═══
        Search ‹nobody says this›
        [x] Liked only
        New post ‹›
        0/140  (Publish)
        ───
        No such posts.
        ┌ Could not refresh
        │ The server could not answer.
        │ [OK]


        """)
    #expect(run.code == .done)
  }

  @Test func `a session that ends elsewhere is told by the event, and fails`() async throws {
    let other = directory.path("other.json")
    let text = try directory.text("session.json")
    try AtomicFile.write(text.replacing(#""new":"loaded""#, with: #""new":"failed""#), to: other)

    let run = await Run("trace", "--replay", other)

    #expect(
      run.results == """
        MVI: the session ends elsewhere
        event 6 (answer #1 page(after: nil)): expected phase: loading → failed, found
        phase: loading → loaded


        """)
    #expect(run.code == .failed)
  }

  @Test func `a line of a screen is quoted with its spaces`() async throws {
    let other = directory.path("other.json")
    let text = try directory.text("session.json")
    try AtomicFile.write(text.replacing("[♡ 58]  [Cora", with: "[♡ 58] [Cora"), to: other)

    let run = await Run("trace", "--replay", other)

    #expect(
      run.results == """
        MVI: the session ends elsewhere
        event 3 (answer #1 page(after: nil)): expected the line '[♡ 58] [Cora
        Navarro-Keller]  Finally saw the blue tram in the rain.', found '[♡ 58]  [Cora
        Navarro-Keller]  Finally saw the blue tram in the rain.'


        """)
  }

  @Test func `the screen after an event is shown alone`() async {
    let run = await Run("trace", "--replay", session, "--at", "1")

    #expect(run.results == "═══ Feed ═══\n◌ Loading\n")
    #expect(run.code == .done)
  }

  @Test func `of several sessions, each screen is told with its pattern`() async throws {
    let both = await directory.sessions(of: "MVVM,MVI")

    let run = await Run("trace", "--replay", both, "--at", "1")

    #expect(
      run.results == """
        MVVM
        ═══ Feed ═══
        ◌ Loading

        MVI
        ═══ Feed ═══
        ◌ Loading


        """)
  }

  @Test(arguments: [[], ["--at", "1"]])
  func `a pattern that the file has no session of is refused`(_ words: [String]) async {
    let run = await Run(["trace", "--replay", session, "--pattern", "MVVM"] + words)

    #expect(run.notes == "lab trace: \(session) holds no session of MVVM, only of MVI\n")
    #expect(run.results == "")
    #expect(run.code == .wrongUsage)
  }

  @Test(arguments: [
    (["--random", "7", "--format", "json"], 2_000, true),
    (["--random", "7", "--format", "json"], 0, false),
    (["--random", "7"], 2_000, false), (["--format", "json"], 2_000, false),
  ])
  func `a random session is told to be too long to replay, when it is kept`(
    _ words: [String], _ dropped: Int, _ isTold: Bool
  ) throws {
    let patterns = [try #require(Patterns.all.first)]
    let options = Command.trace(TraceCommand(patterns: patterns)).options
    let request = try TraceRequest(Arguments(words, options: options), of: patterns)
    let recording = Recording(pattern: "MVI", level: .fields, dropped: dropped, events: [])

    let warning = """
      MVI: the first 2,000 happenings were dropped, so this recording cannot be replayed; one of fewer --steps can
      """
    #expect(request.warning(of: recording) == (isTold ? warning : nil))
  }

  @Test func `the same seed gives the same file`() async throws {
    let words = [
      "trace", "--random", "167", "--steps", "18", "--pattern", "MVI", "--format", "json",
    ]

    #expect(await Run(words).results == (try directory.text("session.json")))
  }

  @Test func `a scripted session holds no answers and is refused`() async throws {
    let scripted = directory.path("scripted.json")
    _ = await Run("trace", "--pattern", "MVI", "--format", "json", "--output", scripted)

    let run = await Run("trace", "--replay", scripted)

    #expect(run.notes.contains("it does not hold what came from outside"))
    #expect(run.code == .failed)
  }

  @Test(arguments: [
    (["--at", "3"], "'--at' needs '--replay FILE'"),
    (["--steps", "3"], "'--steps' needs '--random SEED'"),
    (
      ["--random", "3", "feed"],
      "'--random' is on both screens, so a feature has no place beside it"
    ),
    (["--replay", "x", "--level", "off"], "'--replay' and '--level' exclude each other"),
    (
      ["--replay", "x", "--output", "y"],
      "'--replay' writes no file, so '--output' has no place beside it"
    ),
  ])
  func `words that do not go together are refused`(_ words: [String], _ reason: String) async {
    let run = await Run(["trace"] + words)

    #expect(run.notes == "lab trace: \(reason)\n")
    #expect(run.code == .wrongUsage)
  }

  @Test func `an event that is not there is told with the last one`() async {
    let run = await Run("trace", "--replay", session, "--at", "9999")

    #expect(run.notes.contains("there is no event 9999 in \(session); the last one is "))
  }

  @Test(arguments: ["--replay", "--emit-test"])
  func `a file of a pattern that there is not is named, and of no use`(_ option: String)
    async throws
  {
    let other = directory.path("other.json")
    let text = try directory.text("session.json")
    try AtomicFile.write(text.replacing(#""pattern":"MVI""#, with: #""pattern":"XX""#), to: other)

    let run = await Run("trace", option, other)

    #expect(
      run.notes == """
        lab trace: cannot read \(other): unknown pattern 'XX'; there are MV, MVVM, MVVMActions, \
        InputOutput, MVI, MVIContainer and MVIReactor

        """)
    #expect(run.results == "")
    #expect(run.code == .failed)
  }

  @Test func `a file that names no pattern is of no use`() async throws {
    let other = directory.path("other.json")
    let text = try directory.text("session.json")
    try AtomicFile.write(text.replacing(#""pattern":"MVI","#, with: ""), to: other)

    let run = await Run("trace", "--replay", other)

    #expect(run.notes == "lab trace: cannot read \(other): its first line names no pattern\n")
    #expect(run.code == .failed)
  }

  @Test func `a pattern that there is not is wrong usage when it is asked for`() async {
    let run = await Run("trace", "--replay", session, "--pattern", "MVX")

    #expect(run.notes == "lab trace: unknown pattern 'MVX'; did you mean 'MV'?\n")
    #expect(run.code == .wrongUsage)
  }

  @Test func `a random session is not compared with the scripted one`() async {
    let run = await Run("trace", "--diff", session)

    #expect(
      run.notes
        == "lab trace: \(session) holds a random session: record it with --random, and name it NEW\n"
    )
    #expect(run.code == .wrongUsage)
  }
}
