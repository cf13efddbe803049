// Sources/Exercises/02-EmptyTest/Check.swift
@Test("your test fails when a tap does nothing")
func noticesADeadTap() async throws {
  let passes = try await yourTestPasses(on: BrokenView { _, _ in })

  #expect(
    !passes,
    """
    Your test passes on a screen whose taps do nothing. A test without an expectation can \
    only fail by throwing. What should be on the screen after the tap?
    """)
}
