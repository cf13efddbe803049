import Components
import Domain
import StageUI

package struct ProfileView: View {
  let store: ProfileStore

  package init(store: ProfileStore) {
    self.store = store
  }

  package var body: some View {
    VStack {
      Button("Back") { store.send(.backTapped) }
      switch store.state.phase {
      case .failed(let error): ErrorView(error: error) { store.send(.retryTapped) }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Profile")
    .alert(store.state.notice) { store.send(.noticeDismissed) }
    .discardDialog(
      isPresented: Binding(
        get: { store.state.isAskingToDiscard }, set: { _ in store.send(.discardQuestionClosed) })
    ) {
      store.send(.discardTapped)
    }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.leave(.disappeared) }
  }

  private var fields: some View {
    Form {
      NameField(
        name: Binding(get: { store.state.name }, set: { store.send(.nameChanged($0)) }),
        problem: store.state.nameProblem)
      ProfileFacts(profile: store.state.profile)
      Section("Partner distance") {
        ForEach(PartnerDistance.allCases) { distance in
          DistanceRow(distance: distance, isChosen: distance == store.state.distance) {
            store.send(.distanceChosen(distance))
          }
        }
      }
      Button("Save") { store.send(.saveTapped) }
        .disabled(!store.state.canSave)
    }
    .disabled(store.state.phase == .loading || store.state.isSaving)
    .overlay {
      if store.state.phase == .loading { LoadingView() }
    }
  }
}
