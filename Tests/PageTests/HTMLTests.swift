import Page
import Testing

struct HTMLTests {
  @Test func `escapes interpolated text`() {
    let html: HTML = "<b>\("<i>&\"'")</b>"
    #expect(html.text == "<b>&lt;i&gt;&amp;&quot;&#39;</b>")
  }
}
