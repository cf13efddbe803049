import Domain
import Testing

struct NoticeTests {
  @Test func `a notice says what was wanted and what went wrong`() {
    let notice = Notice(.like, .offline)

    #expect(notice?.title == "Could not change the like")
    #expect(notice?.message == "You appear to be offline.")
  }

  @Test func `a cancelled request has nobody to notice`() {
    #expect(Notice(.save, .cancelled) == nil)
  }
}
