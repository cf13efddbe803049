import LabBackend
import LabDomain
import StageUI
import Testing

@testable import SaveButton

@Suite struct Check {
  private let me = SampleData.me

  @Test("Save is off again when an edit is undone")
  func isOffWhenAnEditIsUndone() throws {
    let stage = Stage(ProfileView(form: ProfileForm(me), repository: SampleBackend()))
    stage.appear()
    try stage.type("Noor", into: "Name")

    try stage.type(me.username, into: "Name")

    #expect(
      stage.text.contains("(Save)"),
      """
      A name was changed and changed back, and Save is still on, although nothing differs. What \
      tells whether there *is* an edit, and not that there was one?
      """)
  }

  @Test("Save is off without a name, whatever else changes")
  func isOffWithoutAName() {
    var form = ProfileForm(me)
    form.name = ""

    form.distance = .anywhere

    #expect(
      !form.canSave,
      """
      The name is empty, then the distance changes, and Save is on. How many conditions has this \
      rule, and where do they meet?
      """)
    form.name = " "
    #expect(
      form.canSave,
      "The name is a space, and Save is off. Does the rule ask whether the name is empty, or more?")
  }

  @Test("Save is on while one of two edits remains")
  func isOnWhileAnEditRemains() {
    var form = ProfileForm(me)
    form.name = "Noor"
    form.distance = .anywhere

    form.distance = me.partnerDistance

    #expect(
      form.canSave,
      """
      The distance was changed and changed back, and Save is off, although the name is still \
      edited. Who asks the name when the distance changes?
      """)
    guard form.canSave else { return }
    form.name = me.username
    form.distance = .anywhere
    #expect(
      form.canSave,
      "Only the distance differs from what was saved, and Save is off. What does the rule compare?")
  }

  @Test("Save is on again after a failure")
  func isOnAfterAFailure() {
    var form = ProfileForm(me)
    form.name = "Noor"
    _ = form.startSaving()

    form.failSaving()

    #expect(
      form.canSave,
      """
      Saving failed and Save stays off, so the user cannot try again. Which line turned it off, \
      and does any line need to turn it on again?
      """)
  }

  @Test("Save is off while the profile is being saved")
  func isOffWhileSaving() {
    var form = ProfileForm(me)
    form.name = "Noor"

    _ = form.startSaving()

    #expect(
      !form.canSave,
      """
      While the profile is being saved Save is on, and a second tap sends it twice. Which \
      property of the form does the rule leave out?
      """)
  }

  @Test("Save is off once the profile is saved")
  func isOffOnceSaved() {
    var form = ProfileForm(me)
    form.name = "Noor"

    if let edited = form.startSaving() { form.finishSaving(edited) }

    #expect(
      !form.canSave,
      """
      Everything is saved, and Save is on. Was the answer worked out before `saved` changed? What \
      if it were not stored at all?
      """)
  }

  @Test("Save is off when an edit is undone after a failure", .enabled { await undoTurnsSaveOff() })
  func isOffWhenAFailedEditIsUndone() {
    var form = ProfileForm(me)
    form.name = "Noor"
    _ = form.startSaving()
    form.failSaving()

    form.name = me.username

    #expect(
      !form.canSave,
      """
      Saving failed, the edit was undone, and Save is on with nothing to save. Should a failure \
      turn Save on, or only stop turning it off?
      """)
  }

  @Test("Save follows the fields after an edit while saving")
  func followsAnEditWhileSaving() {
    var form = ProfileForm(me)
    form.name = "Noor"
    let sent = form.startSaving()
    form.name = "Noor II"

    if let sent { form.finishSaving(sent) }

    #expect(sent != nil, "A new name is to be saved, and `startSaving` returns nil. Why?")
    #expect(
      form.canSave == (form.name != sent?.username),
      """
      The name changed while the profile was being saved, and now Save does not say whether the \
      field differs from what the server has. What is compared with what, and when?
      """)
  }

  @Test("the form stores no part of the answer")
  func storesOnlyFacts() {
    let byName = switched(by: { $0.name = "Noor" }, undo: { $0.name = me.username })
    let byNoName = switched(by: { $0.name = "" }, undo: { $0.name = me.username })
    let byDistance = switched(
      by: { $0.distance = .anywhere }, undo: { $0.distance = me.partnerDistance })
    let switches = byName.union(byNoName).union(byDistance)

    #expect(
      switches.isEmpty,
      """
      An edit switches \(switches.sorted().joined(separator: ", ")), and its undo switches it back: \
      it follows from the fields, and is stored beside them. The next field must remember to set it \
      too. What if it were worked out when it is read?
      """)
  }
}

extension Check {
  /// Whether an undone edit leaves nothing to save, without a failure in between.
  private static func undoTurnsSaveOff() -> Bool {
    var form = ProfileForm(SampleData.me)
    form.name = "Noor"
    form.name = SampleData.me.username
    return !form.canSave
  }

  /// The stored properties, other than the fields, that an edit changes and its undo changes back.
  private func switched(
    by edit: (inout ProfileForm) -> Void, undo: (inout ProfileForm) -> Void
  ) -> Set<String> {
    var form = ProfileForm(me)
    let before = switches(in: form)
    edit(&form)
    let edited = switches(in: form)
    undo(&form)
    let after = switches(in: form)
    return Set(before.keys).union(edited.keys)
      .filter { before[$0] != edited[$0] && before[$0] == after[$0] }
  }

  /// The stored values that can hold an answer: Bools, numbers, plain cases, sets, and whether there is
  /// a profile. Fields are texts, distances and profiles.
  private func switches(in form: ProfileForm) -> [String: String] {
    var found: [String: String] = [:]
    var visited: Set<ObjectIdentifier> = []
    func visit(_ value: Any, _ name: String) {
      let mirror = Mirror(reflecting: value)
      if type(of: value) == Profile?.self {
        found[name] = "\(mirror.children.isEmpty)"
        return
      }
      if value is PartnerDistance || value is Profile { return }
      if mirror.displayStyle == .class {
        guard visited.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      }
      let isPlainCase = mirror.displayStyle == .enum && mirror.children.isEmpty
      if value is Bool || value is any BinaryInteger || isPlainCase {
        found[name] = "\(value)"
      } else if mirror.displayStyle == .set {
        found[name] = "\(mirror.children.count)"
      } else if mirror.displayStyle == .dictionary || mirror.displayStyle == .collection {
        return
      } else {
        for (index, child) in mirror.children.enumerated() {
          let label = child.label ?? "\(index)"
          visit(child.value, name.isEmpty ? label : "\(name).\(label)")
        }
      }
    }
    visit(form, "")
    return found
  }
}
