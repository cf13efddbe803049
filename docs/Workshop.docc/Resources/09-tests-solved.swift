// Sources/Exercises/16-OneBug/Solution/Tests/FailedSave.swift
static func mv(_ model: some ProfileEditing) {
  var model = model
  model.name = "Ada"
  _ = model.save()

  model.failed(.offline)

  #expect(model.profile.username == "Noor")
}
// …
static func mvi(_ reduce: (inout ProfileState, ProfileIntent) -> [ProfileEffect]) {
  var state = ProfileState(.noor)
  _ = reduce(&state, .nameChanged("Ada"))
  _ = reduce(&state, .saveTapped)

  _ = reduce(&state, .saveFailed(.offline))

  #expect(state.profile.username == "Noor")
}
