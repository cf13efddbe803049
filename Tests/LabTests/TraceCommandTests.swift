import Contract
import PatternList
import Testing

@testable import lab

struct TraceCommandTests {
  @Test func `every pattern and both features are traced unless fewer are named`() async {
    let run = await Run("trace")

    for pattern in Patterns.all {
      #expect(run.results.contains("\(pattern.name): who changed what, and why"))
    }
    #expect(run.results.contains("tap Publish"))
    #expect(run.results.contains("tap Save"))
    #expect(run.code == .done)
  }

  @Test func `a pattern and a feature are found in any case of letters`() async {
    let run = await Run("trace", "--pattern=inputoutput", "--feature", "Profile")

    #expect(
      run.results == """
        InputOutput: who changed what, and why

        appear
        └─ appeared
           ├─ effect profile(1): started
           ├─ effect profile(1): finished
           ├─ profile: nil → Profile
           ├─ name: "" → "Noor van der Berg"
           ├─ distance: nil → region
           └─ phase: loading → loaded
        type "Noor" into Name
        └─ nameChanged("Noor")
           ├─ name: "Noor van der Berg" → "Noor"
           └─ canSave: false → true
        tap distance-anywhere
        └─ distanceChosen(anywhere)
           └─ distance: region → anywhere
        tap Save
        └─ saveTapped
           ├─ isSaving: false → true
           ├─ canSave: true → false
           ├─ effect save(1): started
           ├─ effect save(1): finished
           ├─ profile: username "Noor van der Berg" → "Noor", partnerDistance region → …
           ├─ output message(saved)
           ├─ output pop
           └─ isSaving: true → false
        disappear
        └─ disappeared

        11 mutations, 11 with a named action. Every change tells which action asked for
        it.


        """)
  }

  @Test func `what nobody has named is marked and counted`() async {
    let run = await Run("trace", "--pattern", "MVVM", "--feature", "profile")

    #expect(run.results.contains("└─ ? name: \"Noor van der Berg\" → \"Noor\""))
    #expect(
      run.results.hasSuffix(
        """
        9 mutations, 0 with a named action. '?' marks the 9 without: a test stage knows
        the tap before them, an app would know nothing.


        """))
  }

  @Test func `no line is wider than the place it goes to`() async {
    let run = await Run("trace", width: 60)

    #expect(run.longestLine <= 60)
  }
}
