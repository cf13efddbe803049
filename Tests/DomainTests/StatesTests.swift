import Domain
import Testing

struct StatesTests {
  private let cursor = Cursor(31)

  @Test func `a page without a cursor is the end`() {
    #expect(Paging(next: cursor) == .more(cursor))
    #expect(Paging(next: nil) == .end)
  }

  @Test func `only a discarded page can be requested again`() {
    let others: [Paging] = [.more(cursor), .failed(.offline, cursor), .end]

    #expect(Paging.loading(cursor).withoutRequest == .more(cursor))
    #expect(others.map(\.withoutRequest) == others)
  }

  @Test func `a notice names the operation and the error, if any`() {
    let notice = Notice(.like, .offline)

    #expect(notice?.title == "Could not change the like")
    #expect(notice?.message == "You appear to be offline.")
    #expect(Notice(.save, .cancelled) == nil)
  }
}
