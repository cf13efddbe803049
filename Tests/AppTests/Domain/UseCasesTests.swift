import LabBackend
import LabDomain
import LabSpecification
import StageUI
import Testing

struct UseCasesTests {
  @Test(arguments: [SampleBackend.Answer.ordinary, .failure(.offline)])
  func `a late answer is replaced by cancellation`(_ answer: SampleBackend.Answer) async throws {
    let backend = SampleBackend(policy: .gated)
    let load = Task { try await UseCases(feed: backend, profiles: backend).loadProfile(1) }
    await settle()

    try backend.releaseFirst(with: answer)
    load.cancel()

    await #expect(throws: DomainError.cancelled) { try await settled(load) }
  }

  @Test func `a birthday after today is not saved`() async throws {
    let backend = SampleBackend()
    let useCases = UseCases(feed: backend, profiles: backend) { "2026-06-01" }
    var profile = SampleData.me

    profile.birthday = "2026-06-01"
    #expect(try await useCases.saveProfile(profile) == profile)
    profile.birthday = "2026-06-02"
    await #expect(throws: DomainError.birthdayInFuture) { try await useCases.saveProfile(profile) }
    profile.birthday = ""
    #expect(try await useCases.saveProfile(profile) == profile)
    #expect(BirthdayRule.accepts(SystemClock.today))
  }
}

struct EntitiesTests {
  @Test(arguments: [true, false], [true, false])
  func `a like counts once, and its removal too`(wasLiked: Bool, isLiked: Bool) {
    var post = Post(
      id: 1, author: 1, authorName: "Ada", text: "Text", likeCount: 5, isLiked: wasLiked)
    let before = post.likeCount

    post.isLiked = isLiked

    #expect(post.likeCount == before + (isLiked ? 1 : 0) - (wasLiked ? 1 : 0))
  }
}

struct TaskBagTests {
  @Test func `tasks are cancelled in the order of their start`() async {
    let bag = TaskBag()
    var cancelled: [Int] = []
    for number in 0..<20 {
      bag.start {
        await withTaskCancellationHandler {
          await MainQueue.run(rounds: 4)
        } onCancel: {
          MainActor.assumeIsolated { cancelled.append(number) }
        }
      }
    }
    await MainQueue.run(rounds: 2)

    bag.cancelAll()

    #expect(cancelled == Array(0..<20))
  }
}
