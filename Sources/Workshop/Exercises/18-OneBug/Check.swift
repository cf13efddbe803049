import LabDomain
import StageUI
import Synchronization
import Testing

@testable import OneBug

@Suite struct Check {
  @Test("every test catches the bug") func catchesTheBug() async {
    let blind = await families { await !$0.testFails(.keepsTheNewName) }

    #expect(
      blind == [],
      """
      With the bug planted, these tests still pass: \(blind.joined(separator: ", ")). What does \
      the screen show after the failure, and what should it show?
      """)
  }

  @Test("no test sees only the alert", .enabled { await aTestExpects })
  func looksPastTheNotice() async {
    let blind = await families {
      let seesNotice = await $0.testFails(.showsNoNotice)
      let seesName = await $0.testFails(.keepsTheNewName)
      return seesNotice && !seesName
    }

    #expect(
      blind == [],
      """
      Only a missing alert fails these tests: \(blind.joined(separator: ", ")). The alert did come \
      up; look at what is behind it.
      """)
  }

  @Test("every test passes on correct code", .enabled { await aTestExpects })
  func passesOnCorrectCode() async {
    let strict = await families { await $0.testFails(nil) }

    #expect(
      strict == [],
      """
      These tests fail on correct code: \(strict.joined(separator: ", ")). The new name shows while \
      the save runs, and stays in the field for another try. Do you forbid one of these?
      """)
  }

  @Test("a failed save shows the saved name") func showsTheSavedName() async {
    let broken = await Self.broken

    #expect(
      broken == [],
      "After a failed save the heading is not the saved name in \(broken.joined(separator: ", ")). Your tests can lead you."
    )
  }

  @Test("the four families agree", .enabled { await broken != Family.all.map(\.name) })
  func correctsEveryFamily() async {
    let broken = await Self.broken

    #expect(
      broken == [],
      "Some families are correct; the same bug is still in \(broken.joined(separator: ", ")).")
  }

  @Test("no family falls back to an older name", .enabled { await broken == [] })
  func fallsBackToTheLastSavedName() async {
    let stale = await families { await $0.heading([nil, .offline]) == "Noor" }

    #expect(
      stale == [],
      """
      "Ada" was saved, the next save failed, and the heading is "Noor" again in \
      \(stale.joined(separator: ", ")). Which name does the server have by then?
      """)
  }

  @Test("your tests pass on your code", .enabled { await aTestExpects })
  func passesOnYours() async {
    let failing = await families { await $0.ownTestFails() }

    #expect(
      failing == [],
      "On your own code, these of your tests fail: \(failing.joined(separator: ", ")).")
  }
}

extension Check {
  /// Whether a test of yours expects anything, right or wrong.
  private static var aTestExpects: Bool {
    get async {
      let seeingName = await families { await $0.testFails(.keepsTheNewName) }
      let seeingNotice = await families { await $0.testFails(.showsNoNotice) }
      return seeingName + seeingNotice != []
    }
  }

  /// The families whose heading is wrong after a failed save.
  private static var broken: [String] {
    get async { await families { await $0.heading([.offline]) != "Noor" } }
  }
}

private func families(_ isIncluded: (Family) async -> Bool) async -> [String] {
  var names: [String] = []
  for family in Family.all where await isIncluded(family) { names.append(family.name) }
  return names
}

private struct Family {
  let name: String
  /// Runs the learner's test on a correct subject, or on one with a fault.
  let test: @MainActor (Fault?) async -> Void
  /// Runs the learner's test on the learner's code.
  let ownTest: @MainActor () async -> Void
  /// The heading of the learner's screen after saves as "Ada", then "Bo", that end like this.
  let heading: @MainActor ([DomainError?]) async -> String

  func testFails(_ fault: Fault?) async -> Bool { await fails { await test(fault) } }
  func ownTestFails() async -> Bool { await fails(ownTest) }

  private func fails(_ test: () async -> Void) async -> Bool {
    let hasFailed = Mutex(false)
    await withKnownIssue(isIntermittent: true) {
      await test()
    } matching: { _ in
      hasFailed.withLock { $0 = true }
      return true
    }
    return hasFailed.withLock { $0 }
  }

  static let all = [mv, mvvm, inputOutput, mvi]

  private static let mv = Family(name: "MV") {
    FailedSave.mv(KeptModel(fault: $0))
  } ownTest: {
    FailedSave.mv(ProfileModel(.noor))
  } heading: { answers in
    var model = ProfileModel(.noor)
    for (name, error) in zip(names, answers) {
      model.name = name
      let edited = model.save()
      if let error { model.failed(error) } else { model.saved(edited) }
    }
    return model.profile.username
  }

  private static let mvvm = Family(name: "MVVM") {
    await FailedSave.mvvm(KeptViewModel(fault: $0))
  } ownTest: {
    await FailedSave.mvvm(ProfileViewModel(.noor, save: answered([.offline])))
  } heading: { answers in
    let viewModel = ProfileViewModel(.noor, save: answered(answers))
    for (name, _) in zip(names, answers) {
      viewModel.name = name
      await viewModel.save()
    }
    return viewModel.profile.username
  }

  private static let inputOutput = Family(name: "Input/Output") {
    let kept = KeptStreams(fault: $0)
    await FailedSave.inputOutput(kept.inputs, kept.outputs)
  } ownTest: {
    let streams = ProfileStreams(.noor, save: answered([.offline]))
    await FailedSave.inputOutput(streams.inputs, streams.outputs)
  } heading: { answers in
    let streams = ProfileStreams(.noor, save: answered(answers))
    var heading = ""
    let subscription = streams.outputs.heading.subscribe { heading = $0 }
    for (name, _) in zip(names, answers) {
      streams.inputs.saveTapped.send(name)
      await Stage(EmptyView()).settle()
    }
    return withExtendedLifetime(subscription) { heading }
  }

  private static let mvi = Family(name: "MVI") { fault in
    var model = KeptModel(fault: fault)
    FailedSave.mvi { state, intent in
      switch intent {
      case .nameChanged(let name): model.name = name
      case .saveTapped: _ = model.save()
      case .saved(let profile): model.saved(profile)
      case .saveFailed(let error): model.failed(error)
      }
      (state.profile, state.name, state.notice) = (model.profile, model.name, model.notice)
      return intent == .saveTapped ? [.save(model.profile)] : []
    }
  } ownTest: {
    FailedSave.mvi(ProfileReducer.reduce)
  } heading: { answers in
    var state = ProfileState(.noor)
    for (name, error) in zip(names, answers) {
      _ = ProfileReducer.reduce(into: &state, .nameChanged(name))
      for case .save(let edited) in ProfileReducer.reduce(into: &state, .saveTapped) {
        let answer = error.map { ProfileIntent.saveFailed($0) } ?? .saved(edited)
        _ = ProfileReducer.reduce(into: &state, answer)
      }
    }
    return state.profile.username
  }

  private static let names = ["Ada", "Bo"]

  /// A request that answers in turn; `nil` is a success.
  private static func answered(_ answers: [DomainError?]) -> Save {
    var rest = answers[...]
    return { profile throws(DomainError) in
      if let error = rest.popFirst() ?? nil { throw error }
      return profile
    }
  }
}
