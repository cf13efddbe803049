import LabBackend
import LabDomain
import StageUI
import Testing

@testable import SaveButton

@Suite struct Check {
  private let me = SampleData.me

  @Test("Save is off again when an edit is undone")
  func isOffWhenAnEditIsUndone() throws {
    let stage = Stage(ProfileView(form: EditForm(me), repository: SampleBackend()))
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
    var form = EditForm(me)

    form.name = ""
    form.distance = .anywhere

    #expect(
      !form.canSave,
      """
      The name is empty, then the distance changes, and Save is on. How many conditions has this \
      rule, and where do they meet?
      """)
  }

  @Test("Save is on while one of two edits remains")
  func isOnWhileAnEditRemains() {
    var form = EditForm(me)
    form.name = "Noor"

    form.distance = .anywhere
    form.distance = me.partnerDistance

    #expect(
      form.canSave,
      """
      The distance was changed and changed back, and Save is off, although the name is still \
      edited. Who asks the name when the distance changes?
      """)
  }

  @Test("Save is on again after a failure")
  func isOnAfterAFailure() {
    var form = EditForm(me)
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
    var form = EditForm(me)
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
    var form = EditForm(me)
    form.name = "Noor"

    if let edited = form.startSaving() { form.finishSaving(edited) }

    #expect(
      !form.canSave,
      """
      Everything is saved, and Save is on. Was the answer worked out before `saved` changed? What \
      if it were not stored at all?
      """)
  }
}
