import LabDomain
import StageUI
import Testing

@testable import OneBug

/// Noor saves the name "Ada"; then saving "Bo" fails. One test per family, each where that is easiest.
///
/// The check hands each test its subject: yours, correct ones and ones with a bug.
enum FailedSave {
  static func mv(_ model: some ProfileEditing) {
    var model = model
    model.field = "Ada"
    model.saveTapped()
    model.saved("Ada")
    model.field = "Bo"
    model.saveTapped()

    model.failed(.offline)

    #expect(model.heading == "Ada")
  }

  /// The view model's second request fails.
  static func mvvm(_ viewModel: some ProfileSaving) async {
    viewModel.field = "Ada"
    await viewModel.save()
    viewModel.field = "Bo"

    await viewModel.save()

    #expect(viewModel.heading == "Ada")
  }

  /// The second request fails.
  static func inputOutput(_ inputs: ProfileInputs, _ outputs: ProfileOutputs) async {
    var headings: [String] = []
    let subscription = outputs.heading.subscribe { headings.append($0) }
    inputs.saveTapped.send("Ada")
    await Stage(EmptyView()).settle()

    inputs.saveTapped.send("Bo")
    await Stage(EmptyView()).settle()

    #expect(headings.last == "Ada")
    withExtendedLifetime(subscription) {}
  }

  static func mvi(_ reduce: (inout ProfileState, ProfileIntent) -> [ProfileEffect]) {
    var state = ProfileState(name: "Noor")
    let saves: [ProfileIntent] = [
      .fieldChanged("Ada"), .saveTapped, .saved("Ada"), .fieldChanged("Bo"), .saveTapped,
    ]
    for intent in saves { _ = reduce(&state, intent) }

    _ = reduce(&state, .failed(.offline))

    #expect(state.heading == "Ada")
  }
}
