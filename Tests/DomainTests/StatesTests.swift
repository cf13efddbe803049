import Domain
import Testing

struct PagingTests {
  private let cursor = Cursor(31)

  @Test func `a page with a cursor has more after it`() {
    #expect(Paging(next: cursor) == .more(cursor))
  }

  @Test func `a page without a cursor is the end`() {
    #expect(Paging(next: nil) == .end)
  }

  @Test func `a discarded page can be requested again`() {
    #expect(Paging.loading(cursor).withoutRequest == .more(cursor))
  }

  @Test func `discarding without a request changes nothing`() {
    let others: [Paging] = [.more(cursor), .failed(.offline, cursor), .end]

    #expect(others.map(\.withoutRequest) == others)
  }
}

struct NoticeTests {
  @Test func `a notice names the operation and the error`() {
    let notice = Notice(.like, .offline)

    #expect(notice?.title == "Could not change the like")
    #expect(notice?.message == "You appear to be offline.")
  }

  @Test func `a cancelled request has no notice`() {
    #expect(Notice(.save, .cancelled) == nil)
  }
}
