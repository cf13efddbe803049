import LabComponents
import LabContract
import LabDomain
import Screens
import StageUI

package struct ProfileView: View {
  @Bindable var model: ProfileModel
  let environment: AppEnvironment
  @State private var tasks = TaskBag()

  package init(model: ProfileModel, environment: AppEnvironment) {
    self.model = model
    self.environment = environment
  }

  package var body: some View {
    VStack {
      Button("Back") {
        if model.form.back() { environment.router.pop() }
      }
      switch model.form.phase {
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Profile")
    .alert(model.form.notice) { model.form.notice = nil }
    .alert(model.likes.state.notice, after: model.form.notice) { model.likes.state.notice = nil }
    .discardDialog(isPresented: $model.form.isAskingToDiscard) { leave() }
    .onAppear { model.form.reappear() }
    .task { await model.load() }
    .task { await model.observeProfiles() }
    .onDisappear { tasks.cancelAll() }
  }

  private var fields: some View {
    Form {
      NameField(name: $model.form.name, problem: model.form.nameProblem)
      ProfileFacts(profile: model.form.profile)
      Section("Partner distance") {
        ForEach(PartnerDistance.allCases) { distance in
          DistanceRow(distance: distance, isChosen: distance == model.form.distance) {
            model.form.distance = distance
          }
        }
      }
      Button("Save") { save() }
        .disabled(!model.form.canSave)
      ProfilePosts(Posts(model.likes.state.shown(in: model.form.posts))) { post in
        LikeButton(post: post) { model.likes.toggle(post) }
      }
    }
    .disabled(model.form.phase == .loading || model.form.isSaving)
    .overlay {
      if model.form.phase == .loading { LoadingView() }
    }
  }

  private func retry() {
    if model.form.retry() { tasks.start { await model.load() } }
  }

  private func save() {
    guard let edited = model.form.beginSaving() else { return }
    tasks.start {
      guard await model.save(edited) else { return }
      environment.messages.post(.saved)
      leave()
    }
  }

  private func leave() {
    if model.form.leave() { environment.router.pop() }
  }
}
