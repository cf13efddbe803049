// Sources/Patterns/MVVMActions/Profile/ProfileView.swift
private var fields: some View {
  Form {
    NameField(
      name: Binding(get: { viewModel.name }, set: { viewModel.changeName($0) }),
      problem: viewModel.nameProblem)
    ProfileFacts(profile: viewModel.profile)
    Section("Partner distance") {
      ForEach(PartnerDistance.allCases) { distance in
        DistanceRow(distance: distance, isChosen: distance == viewModel.distance) {
          viewModel.choose(distance)
        }
      }
    }
    Button("Save") { viewModel.save() }
      .disabled(!viewModel.canSave)
  }
  .disabled(viewModel.phase == .loading || viewModel.isSaving)
  .overlay {
    if viewModel.phase == .loading { LoadingView() }
  }
}
