// Sources/Patterns/MVVM/Profile/ProfileView.swift
private var fields: some View {
  Form {
    NameField(
      name: $viewModel.name,
      problem: viewModel.nameProblem)
    ProfileFacts(profile: viewModel.profile)
    Section("Partner distance") {
      ForEach(PartnerDistance.allCases) { distance in
        DistanceRow(distance: distance, isChosen: distance == viewModel.distance) {
          viewModel.distance = distance
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
