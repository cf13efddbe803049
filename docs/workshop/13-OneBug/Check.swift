import LabDomain
import LabStreams
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

  @Test("every test catches an older name") func catchesAnOlderName() async {
    let blind = await families {
      let seesTheBug = await $0.testFails(.keepsTheNewName)
      let seesAnOlderName = await $0.testFails(.showsTheFirstName)
      return seesTheBug && !seesAnOlderName
    }

    #expect(
      blind == [],
      """
      "Ada" was saved, the next save failed, and the heading is "Noor" again: these tests still pass: \
      \(blind.joined(separator: ", ")). Which name does the server have by then?
      """)
  }

  @Test("every test passes on correct code") func passesOnCorrectCode() async {
    let strict = await families { await $0.testFails(nil) }

    #expect(
      strict == [],
      """
      These tests fail on correct code: \(strict.joined(separator: ", ")). Correct code shows Noor, \
      Ada, Bo while the save runs, then Ada and the alert; Bo stays in the field. What do you expect?
      """)
  }

  @Test("your tests pass on your code") func correctsEveryFamily() async {
    let failing = await families { await $0.fails($0.ownTest) }

    #expect(
      failing == [],
      """
      Your tests fail on your code in \(failing.joined(separator: ", ")). What does each of these \
      still know, when the save fails, of the name that the server has?
      """)
  }

  private func families(_ isIncluded: (Family) async -> Bool) async -> [String] {
    var names: [String] = []
    for family in Family.all where await isIncluded(family) { names.append(family.name) }
    return names
  }
}

private struct Family {
  let name: String
  /// Runs the learner's test on the learner's code.
  let ownTest: @MainActor () async -> Void
  /// Runs the learner's test on a profile of the check.
  let test: @MainActor (PlantedProfile) async -> Void

  func testFails(_ fault: Fault?) async -> Bool {
    await fails { await test(PlantedProfile(fault)) }
  }

  func fails(_ test: () async -> Void) async -> Bool {
    let hasFailed = Mutex(false)
    await withKnownIssue(isIntermittent: true) {
      await test()
    } matching: { _ in
      hasFailed.withLock { $0 = true }
      return true
    }
    return hasFailed.withLock { $0 }
  }

  static let all = [
    Family(name: "MV") {
      FailedSave.mv(ProfileModel(name: "Noor"))
    } test: {
      FailedSave.mv($0)
    },
    Family(name: "MVVM") {
      await FailedSave.mvvm(ProfileViewModel(name: "Noor", save: save))
    } test: {
      await FailedSave.mvvm($0)
    },
    Family(name: "Input/Output") {
      let streams = ProfileStreams(name: "Noor", save: save)
      await FailedSave.inputOutput(streams.inputs, streams.outputs)
    } test: { profile in
      let (inputs, headings, alerts) = (ProfileInputs(), Subject<String>(), Subject<DomainError>())
      let subscription = inputs.saveTapped.stream.subscribe { name in
        profile.field = name
        headings.send(name)
        Task {
          await profile.save()
          headings.send(profile.heading)
          if let error = profile.alert { alerts.send(error) }
        }
      }
      await FailedSave.inputOutput(
        inputs,
        ProfileOutputs(heading: .merge(.just("Noor"), headings.stream), alert: alerts.stream))
      withExtendedLifetime(subscription) {}
    },
    Family(name: "MVI") {
      FailedSave.mvi(ProfileReducer.reduce)
    } test: { profile in
      FailedSave.mvi { state, intent in
        switch intent {
        case .fieldChanged(let name): profile.field = name
        case .saveTapped: profile.saveTapped()
        case .saved(let name): profile.saved(name)
        case .failed(let error): profile.failed(error)
        }
        // Not its heading: the learner's state may compute it.
        state = ProfileState(name: profile.heading)
        (state.field, state.alert) = (profile.field, profile.alert)
        return intent == .saveTapped ? [.save(profile.field)] : []
      }
    },
  ]
}

/// A server that accepts only "Ada".
private func save(_ name: String) async throws(DomainError) -> String {
  if name != "Ada" { throw .offline }
  return name
}

/// A bug after a failed save.
private enum Fault {
  case keepsTheNewName
  case showsTheFirstName
}

/// A profile that is correct, or has a fault.
private final class PlantedProfile: ProfileEditing, ProfileSaving {
  private(set) var heading = "Noor"
  private(set) var alert: DomainError?
  var field = "Noor"
  private var confirmed = "Noor"
  private let fault: Fault?

  init(_ fault: Fault?) {
    self.fault = fault
  }

  func saveTapped() {
    heading = field
  }

  func saved(_ name: String) {
    (heading, confirmed) = (name, name)
  }

  func failed(_ error: DomainError) {
    alert = error
    switch fault {
    case nil: heading = confirmed
    case .keepsTheNewName: break
    case .showsTheFirstName: heading = "Noor"
    }
  }

  func save() async {
    saveTapped()
    do { saved(try await OneBugTests.save(field)) } catch { failed(error) }
  }
}
