import Components
import Contract
import Domain
import StageUI

package typealias ProfileStore = Store<ProfileState, ProfileIntent, ProfileEffect>

extension ProfileStore {
  package convenience init(id: Profile.ID, useCases: UseCases, router: Router) {
    self.init(
      ProfileState(id: id), reduce: ProfileReducer.reduce,
      handle: ProfileEffectHandler(useCases: useCases, router: router).handle)
  }
}

package struct ProfileView: View {
  let store: ProfileStore

  package var body: some View {
    Group {
      switch store.state.phase {
      case .failed(let error): ErrorView(error: error) { store.send(.retryTapped) }
      case .loading, .loaded: form
      }
    }
    .navigationTitle("Profile")
    .alert(store.state.notice) { store.send(.noticeDismissed) }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.cancelEffects() }
  }

  private var form: some View {
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
