import LabComponents
import LabDomain
import StageUI

struct ProfileView: View {
  let viewModel: any ProfileActions

  var body: some View {
    Form {
      Button("Back") { viewModel.back() }
      NameField(
        name: Binding(get: { viewModel.name }, set: { viewModel.changeName($0) }),
        problem: viewModel.nameProblem)
      ForEach(PartnerDistance.allCases) { distance in
        DistanceRow(distance: distance, isChosen: distance == viewModel.distance) {
          viewModel.choose(distance)
        }
      }
      Button("Save") { Task { await viewModel.save() } }
        .disabled(viewModel.edited == nil || viewModel.isSaving)
    }
    .alert(viewModel.notice) { viewModel.dismissNotice() }
    .discardDialog(
      isPresented: Binding(
        get: { viewModel.isAskingToDiscard }, set: { _ in viewModel.keepEditing() })
    ) {}
    .task { await viewModel.load() }
  }
}
