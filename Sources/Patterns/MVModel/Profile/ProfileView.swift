import LabComponents
import LabContract
import LabDomain
import StageUI

package struct ProfileView: View {
  @Environment(AppEnvironment.self) private var environment
  @Environment(ProfileModel.self) private var model
  @Environment(PostsModel.self) private var posts
  @State private var draft = ProfileDraft()
  @State private var isAskingToDiscard = false
  @State private var isLeaving = false
  @State private var tasks = TaskBag()

  package init() {}

  package var body: some View {
    VStack {
      Button("Back") { back() }
      switch model.phase {
      case .failed(let error): ErrorView(error: error) { model.retry() }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Profile")
    .alert(model.notice) { model.notice = nil }
    .alert(posts.notice, after: model.notice) { posts.notice = nil }
    .discardDialog(isPresented: $isAskingToDiscard) { leave() }
    .onAppear { isLeaving = false }
    .task { await model.load() }
    .task { await model.observeProfiles() }
    .onChange(of: model.profile) { draft.update(from: $0, to: $1) }
    .onDisappear { disappear() }
  }

  private var fields: some View {
    Form {
      NameField(
        name: $draft.name,
        problem: draft.nameProblem)
      ProfileFacts(profile: model.profile)
      Section("Partner distance") {
        ForEach(PartnerDistance.allCases) { distance in
          DistanceRow(distance: distance, isChosen: distance == draft.distance) {
            draft.distance = distance
          }
        }
      }
      Button("Save") { save() }
        .disabled(!canSave)
      ProfilePosts(model.shown) { LikeButton(post: $0) }
    }
    .disabled(model.phase == .loading || model.isSaving)
    .overlay {
      if model.phase == .loading { LoadingView() }
    }
  }

  private var edited: Profile? {
    draft.edited(model.profile)
  }

  private var canSave: Bool {
    draft.canSave(model.profile, isSaving: model.isSaving)
  }

  private func save() {
    guard canSave, let edited else { return }
    model.isSaving = true
    tasks.start { await send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      try await model.save(edited)
      environment.messages.post(.saved)
      leave()
    } catch .nameTaken {
      draft.nameProblem = .taken
    } catch .cancelled {
      return
    } catch {
      model.notice = Notice(.save, error) ?? model.notice
    }
    model.isSaving = false
  }

  private func back() {
    if edited == nil { leave() } else { isAskingToDiscard = true }
  }

  private func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.pop()
  }

  private func disappear() {
    tasks.cancelAll()
    model.disappear()
  }
}
