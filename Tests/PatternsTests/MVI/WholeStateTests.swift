import LabDomain
import LabFields
import LabSpecification
import MVI
import Testing

/// An exhaustive test: what a side-by-side test asks of a few fields, asked of the whole state. It sees a page that
/// stays `.loading` after leaving, which no side-by-side test does.
struct WholeStateTests {
  @Test func `Leaving: every field but the query is as it was`() {
    var state = Draft(FeedState())
    state.posts = .short
    state.paging = .more(Cursor(1))
    state.phase = .loaded
    var expected = state.state

    _ = FeedReducer.reduce(into: &state, .view(.endReached))
    _ = FeedReducer.reduce(into: &state, .view(.queryChanged("bo")))
    let commands = FeedReducer.reduce(into: &state, .view(.disappeared))

    expected.query = "bo"
    #expect(state.state == expected)
    #expect(commands == [.cancelAll])
  }
}
