import LabComponents
import LabDomain
import StageUI

struct ProfileView: View {
  @Bindable var viewModel: ProfileViewModel

  var body: some View {
    Form {
      Button("Back") { viewModel.back() }
      NameField(name: $viewModel.name, problem: viewModel.nameProblem)
      ForEach(PartnerDistance.allCases) { distance in
        DistanceRow(distance: distance, isChosen: distance == viewModel.distance) {
          viewModel.distance = distance
        }
      }
      Button("Save") { Task { await viewModel.save() } }
        .disabled(viewModel.edited == nil || viewModel.isSaving)
    }
    .alert(viewModel.notice) { viewModel.notice = nil }
    .discardDialog(isPresented: $viewModel.isAskingToDiscard) {}
    .task { await viewModel.load() }
  }
}
