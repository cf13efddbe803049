// Sources/Patterns/MVIReactor/Profile/ProfileReducer.swift
extension ProfileReactor {
  package func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    // …
    case .setName(let name):
      (state.name, state.nameProblem) = NameRule.accept(name)
    // …
    case .setSaving(let isSaving):
      state.isSaving = isSaving
    case .setProfile(let profile):
      state.profile = profile
    case .rejectName:
      state.nameProblem = .taken
