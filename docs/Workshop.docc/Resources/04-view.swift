// Sources/Patterns/InputOutput/Profile/ProfileView.swift
let viewModel: ProfileViewModel
// …
private var inputs: ProfileInputs { viewModel.inputs }
private var outputs: ProfileOutputs { viewModel.outputs }
// …
private var fields: some View {
  Form {
    NameField(
      name: Binding(get: { outputs.name.value }, set: { inputs.nameChanged($0) }),
      problem: outputs.nameProblem.value)
    ProfileFacts(profile: outputs.profile.value)
    Section("Partner distance") {
      ForEach(PartnerDistance.allCases) { distance in
        DistanceRow(distance: distance, isChosen: distance == outputs.distance.value) {
          inputs.distanceChosen(distance)
        }
      }
    }
    Button("Save") { inputs.saveTapped() }
      .disabled(!outputs.canSave.value)
  }
  .disabled(outputs.phase.value == .loading || outputs.isSaving.value)
  .overlay {
    if outputs.phase.value == .loading { LoadingView() }
  }
}
