import Components
import Contract
import Domain
import StageUI

package struct ProfileView: View {
  let id: Profile.ID
  let useCases: UseCases
  let router: Router
  @State private var model = ProfileModel()
  @State private var tasks = TaskBag()

  package var body: some View {
    Group {
      switch model.phase {
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Profile")
    .alert(model.notice) { model.notice = nil }
    .task { await load() }
    .onDisappear { tasks.cancelAll() }
  }

  private var fields: some View {
    Form {
      NameField(name: $model.name, problem: model.nameProblem)
      ProfileFacts(profile: model.profile)
      Section("Partner distance") {
        ForEach(PartnerDistance.allCases) { distance in
          DistanceRow(distance: distance, isChosen: distance == model.distance) {
            model.distance = distance
          }
        }
      }
      Button("Save") { save() }
        .disabled(!model.canSave)
    }
    .disabled(model.phase == .loading || model.isSaving)
    .overlay {
      if model.phase == .loading { LoadingView() }
    }
  }

  private func load() async {
    guard model.phase == .loading else { return }
    do {
      let profile = try await useCases.loadProfile(id)
      model.profile = profile
      model.name = profile.username
      model.distance = profile.partnerDistance
      model.phase = .loaded
    } catch .cancelled {
    } catch {
      model.phase = .failed(error)
    }
  }

  private func retry() {
    model.phase = .loading
    tasks.start { await load() }
  }

  private func save() {
    guard model.canSave, let edited = model.edited else { return }
    model.isSaving = true
    tasks.start { await send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      model.profile = try await useCases.saveProfile(edited)
      router.pop()
    } catch .nameTaken {
      model.nameProblem = .taken
    } catch {
      model.notice = Notice(.save, error) ?? model.notice
    }
    model.isSaving = false
  }
}
