import Contract
import Domain
import Measure
import SampleBackend
import Sessions
import StageUI

/// One screen of one pattern, to be made and let go of many times.
///
/// It is not seen: nothing appears, so nothing is asked for. What is made is the pattern's objects, the nodes behind its
/// views, and a first run of its bodies.
@MainActor
package struct ScreenUnderTest {
  package let pattern: any StatePattern
  package let feature: Session.Feature
  private let environment: AppEnvironment

  package init(_ feature: Session.Feature, of pattern: any StatePattern) {
    self.feature = feature
    self.pattern = pattern
    let backend = SampleBackend()
    environment = AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: TestClock(),
      router: Router(path: [.feed]))
  }

  package func make() -> Stage {
    switch feature {
    case .feed: Stage(pattern.feed(environment))
    case .profile: Stage(pattern.profile(SampleData.me.id, environment))
    }
  }

  /// What making one asks of the allocator, after one to warm up.
  package func allocations() -> Allocations? {
    _ = make()
    var stage: Stage?
    let allocations = Allocations.count { stage = make() }
    _ = stage
    return allocations
  }

  /// Screens that are made between two restorations.
  private static let batch = 64

  /// Times the making; what was made is let go of untimed.
  func making() -> Contender {
    Contender(pattern.name, batch: Self.batch) {
      [Stage]()
    } run: { stages, count in
      for _ in 0..<count { stages.append(make()) }
    } restore: { stages in
      stages.removeAll(keepingCapacity: true)
    }
  }

  /// Times the letting go; the screens are made untimed.
  func lettingGo() -> Contender {
    Contender(pattern.name, batch: Self.batch) {
      (0..<Self.batch).map { _ in make() }
    } run: { stages, count in
      stages.removeLast(count)
    } restore: { stages in
      while stages.count < Self.batch { stages.append(make()) }
    }
  }
}
