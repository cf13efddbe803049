import LabDomain
import LabStreams

@testable import OneBug

// The subjects that the check hands to your tests. Read them, but leave them as they are.

/// A bug in a subject; without one it is correct.
enum Fault {
  case keepsTheNewName
  case showsNoNotice
}

/// MV: the value, with a fault or correct.
struct KeptModel: ProfileEditing {
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
    if fault != .keepsTheNewName { profile = confirmed }
    if fault != .showsNoNotice { notice = Notice(.save, error) }
  }
}

/// MVVM: its save fails.
final class KeptViewModel: ProfileSaving {
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
    model.failed(.offline)
  }
}

/// Input/Output: its save fails.
final class KeptStreams {
  let inputs = ProfileInputs()
  let outputs: ProfileOutputs
  private let subscription = Subscription()

  init(fault: Fault?) {
    let (headings, notices) = (Subject<String>(), Subject<Notice>())
    outputs = ProfileOutputs(
      heading: .merge(.just(Profile.noor.username), headings.stream), notice: notices.stream)
    var model = KeptModel(fault: fault)
    subscription.add(inputs.saveTapped.stream) { name in
      model.name = name
      headings.send(model.save().username)
      model.failed(.offline)
      if fault != .keepsTheNewName { headings.send(model.profile.username) }
      if let notice = model.notice { notices.send(notice) }
    }
  }
}
