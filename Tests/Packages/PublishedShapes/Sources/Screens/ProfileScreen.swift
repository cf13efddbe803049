import LabComponents
import LabDomain
import StageUI

/// The profile of a pattern whose view reads one state and sends acts.
package struct ProfileScreen: View {
  private let read: () -> ProfileState
  private let likes: Likes
  private let onAppear: () -> Void
  private let onDisappear: () -> Void
  private let send: (ProfileAct) -> Void

  /// - Parameter state: returns the state, read in the body so that the view observes it.
  package init(
    state: @escaping () -> ProfileState, likes: Likes, onAppear: @escaping () -> Void,
    onDisappear: @escaping () -> Void, send: @escaping (ProfileAct) -> Void
  ) {
    read = state
    self.likes = likes
    self.onAppear = onAppear
    self.onDisappear = onDisappear
    self.send = send
  }

  private var state: ProfileState { read() }

  package var body: some View {
    VStack {
      Button("Back") { send(.backTapped) }
      switch state.phase {
      case .failed(let error): ErrorView(error: error) { send(.retryTapped) }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Profile")
    .alert(state.notice) { send(.noticeDismissed) }
    .alert(likes.state.notice, after: state.notice) { likes.send(.noticeDismissed) }
    .discardDialog(
      isPresented: Binding(
        get: { state.isAskingToDiscard }, set: { _ in send(.discardQuestionClosed) })
    ) {
      send(.discardTapped)
    }
    .onAppear(perform: onAppear)
    .onDisappear(perform: onDisappear)
  }

  private var fields: some View {
    Form {
      NameField(
        name: Binding(get: { state.name }, set: { send(.nameChanged($0)) }),
        problem: state.nameProblem)
      ProfileFacts(profile: state.profile)
      Section("Partner distance") {
        ForEach(PartnerDistance.allCases) { distance in
          DistanceRow(distance: distance, isChosen: distance == state.distance) {
            send(.distanceChosen(distance))
          }
        }
      }
      Button("Save") { send(.saveTapped) }
        .disabled(!state.canSave)
      ProfilePosts(Posts(likes.state.shown(in: state.posts))) { likes.button($0) }
    }
    .disabled(state.phase == .loading || state.isSaving)
    .overlay {
      if state.phase == .loading { LoadingView() }
    }
  }
}

/// What a person does in the profile.
nonisolated package enum ProfileAct: Equatable, Sendable {
  case retryTapped
  case nameChanged(String)
  case distanceChosen(PartnerDistance)
  case saveTapped
  case backTapped
  case discardTapped
  case discardQuestionClosed
  case noticeDismissed
}
