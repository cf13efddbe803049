import LabDomain
import StageUI
import Testing

@testable import OneBug

/// A save fails: one test per family, each where that family is easiest to reach.
///
/// Each is handed its subject, with Noor's profile: yours, and then some that the check has broken.
enum FailedSave {
  static func mv(_ model: some ProfileEditing) {
    var model = model
    model.name = "Ada"
    _ = model.save()

    model.failed(.offline)

    // What must hold now?
  }

  /// The view model's request to save fails.
  static func mvvm(_ viewModel: some ProfileSaving) async {
    viewModel.name = "Ada"

    await viewModel.save()

    // What must hold now?
  }

  /// The request to save fails.
  static func inputOutput(_ inputs: ProfileInputs, _ outputs: ProfileOutputs) async {
    var headings: [String] = []
    var notices: [Notice] = []
    let subscriptions = [
      outputs.heading.subscribe { headings.append($0) },
      outputs.notice.subscribe { notices.append($0) },
    ]

    inputs.saveTapped.send("Ada")
    await Stage(EmptyView()).settle()

    // What must hold now? `headings` and `notices` hold everything that was shown.
    withExtendedLifetime(subscriptions) {}
  }

  static func mvi(_ reduce: (inout ProfileState, ProfileIntent) -> [ProfileEffect]) {
    var state = ProfileState(.noor)
    _ = reduce(&state, .nameChanged("Ada"))
    _ = reduce(&state, .saveTapped)

    _ = reduce(&state, .saveFailed(.offline))

    // What must hold now?
  }
}

extension Profile {
  static let noor = Profile(
    id: 1, username: "Noor", bio: "Bakes bread.", regions: [], partnerDistance: .region)
}
