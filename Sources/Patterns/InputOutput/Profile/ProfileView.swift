import Components
import Domain
import StageUI

package struct ProfileView: View {
  let input: any ProfileInput
  let output: any ProfileOutput
  @State private var phase = LoadPhase.loading
  @State private var profile: Profile?
  @State private var nameProblem: NameProblem?
  @State private var distance: PartnerDistance?
  @State private var isSaving = false
  @State private var notice: Notice?
  @State private var isAskingToDiscard = false
  @State private var name = ""
  @State private var canSave = false

  package init(input: any ProfileInput, output: any ProfileOutput) {
    self.input = input
    self.output = output
  }

  package var body: some View {
    VStack {
      Button("Back") { input.backTapped() }
      switch phase {
      case .failed(let error): ErrorView(error: error) { input.retryTapped() }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Profile")
    .alert(notice) { input.noticeDismissed() }
    .discardDialog(
      isPresented: Binding(
        get: { isAskingToDiscard }, set: { _ in input.discardQuestionClosed() })
    ) {
      input.discardTapped()
    }
    .receive(output.phase) { phase = $0 }
    .receive(output.profile) { profile = $0 }
    .receive(output.nameProblem) { nameProblem = $0 }
    .receive(output.distance) { distance = $0 }
    .receive(output.isSaving) { isSaving = $0 }
    .receive(output.notice) { notice = $0 }
    .receive(output.isAskingToDiscard) { isAskingToDiscard = $0 }
    .receive(output.name) { name = $0 }
    .receive(output.canSave) { canSave = $0 }
    .onAppear { input.appeared() }
    .onDisappear { input.disappeared() }
  }

  private var fields: some View {
    Form {
      NameField(
        name: Binding(get: { name }, set: { input.nameChanged($0) }), problem: nameProblem)
      ProfileFacts(profile: profile)
      Section("Partner distance") {
        ForEach(PartnerDistance.allCases) { distance in
          DistanceRow(distance: distance, isChosen: distance == self.distance) {
            input.distanceChosen(distance)
          }
        }
      }
      Button("Save") { input.saveTapped() }
        .disabled(!canSave)
    }
    .disabled(phase == .loading || isSaving)
    .overlay {
      if phase == .loading { LoadingView() }
    }
  }
}
