// Sources/Patterns/MV/Profile/ProfileView.swift
private var fields: some View {
  Form {
    NameField(
      name: $model.name,
      problem: model.nameProblem)
    ProfileFacts(profile: model.profile)
    Section("Partner distance") {
      ForEach(PartnerDistance.allCases) { distance in
        DistanceRow(distance: distance, isChosen: distance == model.distance) {
          model.distance = distance
        }
      }
    }
    Button("Save") { save() }
      .disabled(!model.canSave)
  }
