import LabWorkshop
import Testing

struct ProjectedPlanTests {
  private let plan = """
    # Who wrote?

    | from | minutes | part | on the projector |
    |---|---|---|---|
    | 0 | 4 | start | a terminal |
    | 4 | 8 | exercise 7: [a name](#minute-4-a-name) | `lab` |
    | 12 | 3 | chapter 3: [a *field*](other.md#minute-9-a-field) | – |

    ### Minute 0: start

    **Type:**

    ```sh
    swift run lab trace <MVVM>
    ```

    **Say:** "Hello."

    **Ask:** what does the `?`
    mean?

    **Expect:** no name.

    ```text
    the answer
    ```

    ### Minute 4: a name

    **Open:** `A.swift` in your [folder](#folder).

    **Ask** after the check: who wrote?

    | for | against |
    |---|---|
    | one door | a **Ask:** in a table |
    """

  @Test func `shows questions and commands, and no answers`() throws {
    let html = try ProjectedPlan(plan) { _ in "### Minute 9: a field\n\n**Ask:** why?\n" }.html

    #expect(html.contains("<h2><small>0 · 4 min</small> start</h2>"))
    #expect(html.contains("<pre>swift run lab trace &lt;MVVM&gt;</pre>"))
    #expect(html.contains("<p>What does the <code>?</code> mean?</p>"))
    #expect(html.contains("<p>Who wrote?</p>"))
    #expect(html.contains("<p>Why?</p>"))
    #expect(html.contains("chapter 3: a <i>field</i></h2>"))
    #expect(!html.contains("answer") && !html.contains("no name") && !html.contains("Hello"))
    #expect(!html.contains("against"))
  }

  @Test func `an exercise shows what learners type`() throws {
    let html = try ProjectedPlan(plan) { _ in "### Minute 9: a field\n" }.html

    #expect(
      html.contains(
        """
        <pre>swift run lab workshop start 7
        swift run lab workshop watch 7</pre>
        """))
  }

  @Test func `a question after an exercise has its own screen`() throws {
    let html = try ProjectedPlan(plan) { _ in "### Minute 9: a field\n" }.html

    let screens = html.split(separator: "<section>").filter { $0.contains("exercise 7") }
    #expect(screens.map { $0.contains("<p>Who wrote?</p>") } == [false, true])
    #expect(
      screens.map { $0.contains("<p><code>A.swift</code> in your folder.</p>") } == [true, false])
  }

  @Test func `a question of the Korean plan is shown`() throws {
    let html = try ProjectedPlan(
      "# 계획\n\n| 0 | 4 | 시작 | – |\n\n### 0분: 시작\n\n**질문:** 누가 썼을까요?\n\n**열기:** `A`\n",
      language: "ko"
    ).html

    #expect(html.contains("lang=\"ko\"") && html.contains("<p>누가 썼을까요?</p>"))
    #expect(html.contains("<p><code>A</code></p>"))
  }

  @Test func `a section that is missing is named`() {
    #expect(
      throws: PlanError.noSection(part: "chapter 3: a *field*", link: "other.md#minute-9-a-field")
    ) { try ProjectedPlan(plan) }
    #expect(throws: PlanError.noTimetable) { try ProjectedPlan("# A plan\n") }
  }
}
