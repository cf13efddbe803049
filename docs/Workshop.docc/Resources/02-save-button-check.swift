// Sources/Exercises/04-SaveButton/Check.swift
@Test("Save is off without a name, whatever else changes")
func isOffWithoutAName() {
  var form = ProfileForm(me)
  form.name = ""

  form.distance = .anywhere

  #expect(
    !form.canSave,
    """
    The name is empty, then the distance changes, and Save is on: the last field to change \
    decides. How many conditions has this rule, and where do they meet?
    """)
}
