import Domain
import Testing

struct PagingTests {
  private let cursor = Cursor(31)

  @Test func `a page with a cursor has more behind it`() {
    #expect(Paging(next: cursor) == .more(cursor))
  }

  @Test func `a page without a cursor is the end`() {
    #expect(Paging(next: nil) == .end)
  }

  @Test func `a discarded page may be asked for again`() {
    #expect(Paging.loading(cursor).withoutRequest == .more(cursor))
  }

  @Test func `with no page under way there is nothing to discard`() {
    let others: [Paging] = [.more(cursor), .failed(.offline, cursor), .end]

    #expect(others.map(\.withoutRequest) == others)
  }
}
