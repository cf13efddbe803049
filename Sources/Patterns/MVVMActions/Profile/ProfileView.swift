import LabComponents
import LabDomain
import StageUI

package struct ProfileView: View {
  let viewModel: any ProfileActions

  package init(viewModel: any ProfileActions) {
    self.viewModel = viewModel
  }

  package var body: some View {
    VStack {
      Button("Back") { viewModel.back() }
      switch viewModel.phase {
      case .failed(let error): ErrorView(error: error) { viewModel.retry() }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Profile")
    .alert(viewModel.notice) { viewModel.dismissNotice() }
    .discardDialog(
      isPresented: Binding(
        get: { viewModel.isAskingToDiscard }, set: { _ in viewModel.keepEditing() })
    ) {
      viewModel.leave()
    }
    .onAppear { viewModel.appear() }
    .task { await viewModel.load() }
    .task { await viewModel.observeProfiles() }
    .onDisappear { viewModel.disappear() }
  }

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
}
