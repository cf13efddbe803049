import LabComponents
import LabDomain
import StageUI

struct ProfileView: View {
  let viewModel: ProfileViewModel
  let actions: any ProfileActions

  init(viewModel: ProfileViewModel, actions: (any ProfileActions)? = nil) {
    self.viewModel = viewModel
    self.actions = actions ?? viewModel
  }

  var body: some View {
    Form {
      Button("Back") { actions.back() }
      NameField(
        name: Binding(get: { viewModel.name }, set: { actions.changeName($0) }),
        problem: viewModel.nameProblem)
      ForEach(PartnerDistance.allCases) { distance in
        DistanceRow(distance: distance, isChosen: distance == viewModel.distance) {
          actions.choose(distance)
        }
      }
      Button("Save") { Task { await actions.save() } }
        .disabled(viewModel.edited == nil || viewModel.isSaving)
    }
    .alert(viewModel.notice) { actions.dismissNotice() }
    .discardDialog(
      isPresented: Binding(
        get: { viewModel.isAskingToDiscard }, set: { _ in actions.keepEditing() })
    ) {}
    .task { await actions.load() }
  }
}
