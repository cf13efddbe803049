// Sources/Exercises/05-LoadTwice/Check.swift
@Test("returning to the feed sends no second request")
func loadsOnce() async throws {
  let requests = try await requestsWhenReturning(to: twoPosts)

  #expect(
    requests == 1,
    """
    The feed was loaded, left and opened again, and was requested a second time. Appearing is \
    not the same as being new; how does the view know which it is?
    """)
}
