import LabDomain
import LabStreams
import StageUI
import Synchronization
import Testing

@testable import OneBug

@Suite struct Check {
  @Test("every test catches the bug") func catchesTheBug() async {
    let blind = await families { await $0.testPassesWithTheBug() }

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
      let isBlind = await $0.testPassesWithTheBug()
      let isRight = await !$0.testFails(nil)
      return seesNotice && !seesName && isBlind && isRight
    }

    #expect(
      blind == [],
      """
      These tests notice a missing alert and miss the wrong heading: \(blind.joined(separator: ", ")). \
      The alert did come up; look at what is behind it.
      """)
  }

  @Test("no test demands the bug", .enabled { await aTestExpects })
  func demandsTheBug() async {
    let demanding = await Self.demanding

    #expect(
      demanding == [],
      """
      Your test demands the bug: \(demanding.joined(separator: ", ")). It passes with the bug planted, \
      and fails on correct code. Which name does the server have after the failure?
      """)
  }

  @Test(
    "every test passes on correct code", .enabled { await aTestExpects },
    .enabled { await demanding == [] })
  func passesOnCorrectCode() async {
    let strict = await families { await $0.testFails(nil) }

    #expect(
      strict == [],
      """
      These tests fail on correct code: \(strict.joined(separator: ", ")). Correct code shows Noor, then \
      Ada while the save runs, then Noor and the alert; Ada stays in the field. What do you expect?
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
    let stale = await families { await $0.screen([nil, .offline]).heading != "Ada" }

    #expect(
      stale == [],
      """
      "Ada" was saved, the next save failed, and the heading is another name in \
      \(stale.joined(separator: ", ")). Which name does the server have by then?
      """)
  }

  @Test("the new name shows while the save runs") func showsTheNewNameAtOnce() async {
    let late = await families {
      let first = await $0.screen([nil]).headingWhileSaving
      let retry = await $0.screen([.offline, nil]).headingWhileSaving
      return first != "Ada" || retry != "Bo"
    }

    #expect(
      late == [],
      """
      While a save runs, the first or one after a failure, the heading is still the old name in \
      \(late.joined(separator: ", ")). Then a failure has nothing to take back; but the new name was \
      to show at once.
      """)
  }

  @Test("the new name stays in the field") func keepsTheField() async {
    let emptied = await families {
      let field = await $0.screen([.offline]).field
      return field != nil && field != "Ada"
    }

    #expect(
      emptied == [],
      """
      The save failed, and the field has lost the new name in \(emptied.joined(separator: ", ")). \
      What does the user need for another try?
      """)
  }

  @Test("the alert shows after a failed save") func showsTheAlert() async {
    let silent = await families { await !$0.screen([.offline]).hasNotice }

    #expect(
      silent == [],
      "The save failed, and no alert says so in \(silent.joined(separator: ", ")).")
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

  /// The families whose test takes the bug for correct, and correct code for a bug.
  private static var demanding: [String] {
    get async {
      await families {
        let acceptsTheBug = await $0.testPassesWithTheBug()
        let isWrong = await $0.testFails(nil)
        return acceptsTheBug && isWrong
      }
    }
  }

  /// The families whose heading is wrong after a failed save.
  private static var broken: [String] {
    get async {
      await families {
        let first = await $0.screen([.offline]).heading
        let second = await $0.screen([.offline, .offline]).heading
        return first != "Noor" || second != "Noor"
      }
    }
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
  /// The learner's screen after saves as "Ada", then "Bo", that end like this.
  let screen: @MainActor ([DomainError?]) async -> Screen

  func testFails(_ fault: Fault?) async -> Bool { await fails { await test(fault) } }

  /// Whether one of the forms of the bug escapes the learner's test.
  func testPassesWithTheBug() async -> Bool {
    for fault in [Fault.keepsTheNewName, .repeatsTheNewName] where await !testFails(fault) {
      return true
    }
    return false
  }

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
  } screen: { answers in
    var model = ProfileModel(.noor)
    var screen = Screen()
    for (name, error) in zip(names, answers) {
      model.name = name
      let edited = model.save()
      screen.headingWhileSaving = model.profile.username
      if let error { model.failed(error) } else { model.saved(edited) }
    }
    (screen.heading, screen.field) = (model.profile.username, model.name)
    screen.hasNotice = model.notice != nil
    return screen
  }

  private static let mvvm = Family(name: "MVVM") {
    await FailedSave.mvvm(KeptViewModel(fault: $0))
  } ownTest: {
    await FailedSave.mvvm(ProfileViewModel(.noor, save: Server.offline.save))
  } screen: { answers in
    let server = Server(answers)
    let viewModel = ProfileViewModel(.noor, save: server.save)
    var screen = Screen()
    server.isAsked = { screen.headingWhileSaving = viewModel.profile.username }
    for (name, _) in zip(names, answers) {
      viewModel.name = name
      await viewModel.save()
    }
    (screen.heading, screen.field) = (viewModel.profile.username, viewModel.name)
    screen.hasNotice = viewModel.notice != nil
    return screen
  }

  private static let inputOutput = Family(name: "Input/Output") {
    let kept = KeptStreams(fault: $0)
    await FailedSave.inputOutput(kept.inputs, kept.outputs)
  } ownTest: {
    let streams = ProfileStreams(.noor, save: Server.offline.save)
    await FailedSave.inputOutput(streams.inputs, streams.outputs)
  } screen: { answers in
    let server = Server(answers)
    let streams = ProfileStreams(.noor, save: server.save)
    var screen = Screen()
    server.isAsked = { screen.headingWhileSaving = screen.heading }
    let subscriptions = [
      streams.outputs.heading.subscribe { screen.heading = $0 },
      streams.outputs.notice.subscribe { _ in screen.hasNotice = true },
    ]
    for (name, _) in zip(names, answers) {
      streams.inputs.saveTapped.send(name)
      await Stage(EmptyView()).settle()
    }
    return withExtendedLifetime((streams, subscriptions)) { screen }
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
      // Not set: the learner's state may compute it.
      if state.profile != model.profile { state = ProfileState(model.profile) }
      (state.name, state.notice) = (model.name, model.notice)
      return intent == .saveTapped ? [.save(model.profile)] : []
    }
  } ownTest: {
    FailedSave.mvi(ProfileReducer.reduce)
  } screen: { answers in
    var state = ProfileState(.noor)
    var screen = Screen()
    for (name, error) in zip(names, answers) {
      _ = ProfileReducer.reduce(into: &state, .nameChanged(name))
      for case .save(let edited) in ProfileReducer.reduce(into: &state, .saveTapped) {
        screen.headingWhileSaving = state.profile.username
        let answer = error.map { ProfileIntent.saveFailed($0) } ?? .saved(edited)
        _ = ProfileReducer.reduce(into: &state, answer)
      }
    }
    (screen.heading, screen.field) = (state.profile.username, state.name)
    screen.hasNotice = state.notice != nil
    return screen
  }

  private static let names = ["Ada", "Bo"]
}

/// What the learner's screen shows.
private struct Screen {
  var heading = ""
  /// While the last save ran.
  var headingWhileSaving = ""
  /// `nil` if the view keeps it.
  var field: String?
  var hasNotice = false
}

/// Answers requests in turn; `nil` is a success.
private final class Server {
  var isAsked: () -> Void = {}
  private var answers: ArraySlice<DomainError?>

  init(_ answers: [DomainError?]) {
    self.answers = answers[...]
  }

  /// Fails each of more requests than a test sends.
  static var offline: Server { Server(Array(repeating: .offline, count: 100)) }

  func save(_ profile: Profile) async throws(DomainError) -> Profile {
    isAsked()
    if let error = answers.popFirst() ?? nil { throw error }
    return profile
  }
}

/// A bug in a subject that the learner's test is handed; without one it is correct.
private enum Fault {
  /// Shows nothing after the failure.
  case keepsTheNewName
  /// Shows the new name again after the failure.
  case repeatsTheNewName
  case showsNoNotice
}

/// MV: the value, with a fault or correct.
private struct KeptModel: ProfileEditing {
  let fault: Fault?
  private(set) var profile = Profile.noor
  private(set) var notice: Notice?
  var name = Profile.noor.username
  private var confirmed = Profile.noor

  init(fault: Fault?) {
    self.fault = fault
  }

  mutating func save() -> Profile {
    profile.username = name
    return profile
  }

  mutating func saved(_ profile: Profile) {
    (self.profile, confirmed) = (profile, profile)
  }

  mutating func failed(_ error: DomainError) {
    switch fault {
    case nil, .showsNoNotice: profile = confirmed
    case .keepsTheNewName, .repeatsTheNewName: break
    }
    if fault != .showsNoNotice { notice = Notice(.save, error) }
  }
}

/// MVVM: its save fails.
private final class KeptViewModel: ProfileSaving {
  private var model: KeptModel

  init(fault: Fault?) {
    model = KeptModel(fault: fault)
  }

  var profile: Profile { model.profile }
  var notice: Notice? { model.notice }
  var name: String {
    get { model.name }
    set { model.name = newValue }
  }

  func save() async {
    _ = model.save()
    await Task.yield()
    model.failed(.offline)
  }
}

/// Input/Output: its save fails.
private final class KeptStreams {
  let inputs = ProfileInputs()
  let outputs: ProfileOutputs
  private let subscription = Subscription()

  init(fault: Fault?) {
    let (headings, notices) = (Subject<String>(), Subject<Notice>())
    outputs = ProfileOutputs(
      heading: .merge(.just(Profile.noor.username), headings.stream), notice: notices.stream)
    let viewModel = KeptViewModel(fault: fault)
    subscription.add(inputs.saveTapped.stream) { name in
      viewModel.name = name
      headings.send(name)
      Task {
        await viewModel.save()
        if fault != .keepsTheNewName { headings.send(viewModel.profile.username) }
        if let notice = viewModel.notice { notices.send(notice) }
      }
    }
  }
}
