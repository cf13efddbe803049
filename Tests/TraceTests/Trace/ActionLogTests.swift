import LabBackend
import LabContract
import LabDomain
import LabSpecification
import LabTracepoints
import MVI
import MVVM
import Synchronization
import Testing

/// What an app logs in a customer's hands.
@MainActor
struct ActionLogTests {
  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  private let lines = Lines()
  private let log: ActionLog

  init() {
    log = ActionLog { [lines] line in lines.all.withLock { $0.append(line) } }
  }

  private var logged: [String] { lines.all.withLock(\.self) }

  /// Runs one turn with the log, which hears what follows by its cause; another test's turns, it never hears.
  private func heard<Result>(_ turn: () -> Result) -> Result {
    Cause.defaultSink = log
    defer { Cause.defaultSink = nil }
    return turn()
  }

  @Test func `names an intent and what its answer leads to, without payloads`() async throws {
    let backend = SampleBackend.gated()
    let store = LikesStore(environment: .test(backend))

    _ = heard { store.send(.tapped(Posts.short[0])) }
    try await answer(backend, with: .failure(.offline))

    #expect(logged == ["1 tapped", "2 failed, caused by 1"])
  }

  @Test func `names a user action within MVI's intents, and a method of MVVM`() {
    heard {
      _ = FeedStore(environment: .test()).send(.queryChanged("bo"))
      NamedFeedViewModel(environment: .test()).openAuthor(of: [Post].short[1])
    }

    #expect(logged == ["1 queryChanged", "2 openAuthor"])
  }

  @Test func `logs how an effect ends, with its cause`() async {
    let save = heard {
      Cause.action("save") {
        Task {
          await log.effect("saveProfile") {}
          try? await log.effect("saveProfile") { () async throws(DomainError) in throw .offline }
        }
      }
    }
    await save.value

    #expect(
      logged == [
        "1 save", "2 saveProfile finished, caused by 1", "3 saveProfile failed, caused by 1",
      ]
    )
  }

  @Test func `logs an effect as cancelled if its task was`() async {
    let load = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await log.effect("load") {}
    }
    await load.value

    #expect(logged == ["1 load cancelled"])
  }
}
