import LabContract
import LabDomain
import LabPatterns
import LabTrace
import MVVM
import StageUI

/// A pattern whose feed has another view below it.
struct PlantedPattern: TraceablePattern {
  nonisolated let base: any TraceablePattern
  nonisolated let name: String
  let plant: @MainActor (AppEnvironment) -> any View

  init(
    _ name: String, _ base: any TraceablePattern = MVVM.Pattern(),
    plant: @escaping @MainActor (AppEnvironment) -> any View
  ) {
    self.base = base
    self.name = name
    self.plant = plant
  }

  nonisolated var summary: String { base.summary }

  func screens(_ environment: AppEnvironment) -> AppScreens {
    planted(base.screens(environment), environment)
  }

  func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    planted(base.screens(environment, tracedBy: recorder), environment)
  }

  @MainActor
  private func planted(_ screens: AppScreens, _ environment: AppEnvironment) -> AppScreens {
    AppScreens(
      feed: { above(plant(environment), screens.feed()) }, profile: screens.profile)
  }

  @MainActor private func above(_ below: some View, _ view: some View) -> any View {
    VStack {
      view
      below
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    base.headlessFeed(environment)
  }
}

/// Shows a line once an author was opened.
struct ShownAfterAnAuthor: View {
  let environment: AppEnvironment

  var body: some View {
    if environment.router.path.count > 1 { Text("planted") }
  }
}

/// Shows only its third appearance.
struct ShownTheThirdTime: View {
  private let countOne: () -> Int
  /// The object that counts, as a view model does; `nil` if only the closure leads to it.
  private let count: Count?

  @State private var isThird = false

  final class Count {
    var value = 0
  }

  init(hidesCount: Bool) {
    let count = Count()
    self.count = hidesCount ? nil : count
    countOne = {
      count.value += 1
      return count.value
    }
  }

  var body: some View {
    Text(isThird ? "third" : "-")
      .onAppear { isThird = countOne() == 3 }
  }
}

/// What two patterns may differ in: each has one of two versions.
enum PlantedDifference: String, CaseIterable, Sendable {
  case screen = "the screen"
  case calls = "the calls under way"
  case navigation = "the navigation"
  case messages = "the messages"
  case acts = "what can be done"

  @MainActor func pattern(_ name: String, isFirst: Bool) -> PlantedPattern {
    PlantedPattern(name) { environment in view(environment, isFirst: isFirst) }
  }

  @MainActor private func view(_ environment: AppEnvironment, isFirst: Bool) -> any View {
    switch self {
    case .screen: return Text(isFirst ? "first" : "second")
    case .calls:
      // The request is the same by its name.
      let profile = Profile(
        id: 1, username: "Eve", bio: isFirst ? "first" : "second", regions: [],
        partnerDistance: .anywhere)
      return Text("-").task { _ = try? await environment.useCases.saveProfile(profile) }
    case .navigation:
      return Text("-").onDisappear { if !isFirst { environment.router.push(.profile(1)) } }
    case .messages:
      return Text("-").onDisappear { if !isFirst { environment.messages.post(.saved) } }
    case .acts: return isFirst ? Button("Go") {} : Text("[Go]")
    }
  }
}
