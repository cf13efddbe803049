import LabComponents
import LabDomain
import StageUI

package struct ProfileView: View {
  @Bindable var viewModel: ProfileViewModel
  @FocusState private var focus: ProfileForm.Field?

  package init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
  }

  package var body: some View {
    VStack {
      Button("Back") { viewModel.back() }
      switch viewModel.phase {
      case .failed(let error): ErrorView(error: error) { viewModel.retry() }
      case .loading, .loaded: fields
      }
    }
    .profileTitle(viewModel.name, viewModel.phase)
    .alert(viewModel.notice) { viewModel.notice = nil }
    .alert(viewModel.likes.notice, after: viewModel.notice) { viewModel.likes.notice = nil }
    .discardDialog(isPresented: $viewModel.isAskingToDiscard) { viewModel.leave() }
    .task { await viewModel.run() }
    .onDisappear { viewModel.disappear() }
  }

  private var fields: some View {
    Form {
      FormField(.name, $focus, text: $viewModel.form.name, in: viewModel.form)
      FormField(.handle, $focus, text: $viewModel.form.handle, in: viewModel.form)
      FormField(.bio, $focus, text: $viewModel.form.bio, in: viewModel.form)
      FormField(.birthday, $focus, text: $viewModel.form.birthday, in: viewModel.form)
      FormField(.website, $focus, text: $viewModel.form.website, in: viewModel.form)
      FormField(.secondWebsite, $focus, text: $viewModel.form.secondWebsite, in: viewModel.form)
      ChoiceSection("Country", Country.allCases, chosen: viewModel.form.country) {
        viewModel.form.country = $0
      }
      ChoiceSection(
        "City", viewModel.form.country?.cities ?? [], chosen: viewModel.form.city,
        message: viewModel.form.message(.city)
      ) {
        viewModel.form.city = $0
      }
      Toggle("Shows my birthday", isOn: $viewModel.form.showsBirthday)
      Toggle("Accepts messages", isOn: $viewModel.form.acceptsMessages)
      Toggle("Accepts calls", isOn: $viewModel.form.acceptsCalls)
      if viewModel.form.acceptsCalls {
        FormField(.phone, $focus, text: $viewModel.form.phone, in: viewModel.form)
      }
      ProfileFacts(profile: viewModel.profile)
      ChoiceSection("Partner distance", PartnerDistance.allCases, chosen: viewModel.form.distance) {
        viewModel.form.distance = $0
      }
      Button("Save") { focus = viewModel.save() }
        .disabled(!viewModel.canSave)
      Button("Undo") { viewModel.form.undo() }
        .disabled(!viewModel.form.canUndo)
      Button("Reset") { viewModel.reset() }
        .disabled(viewModel.edited == nil)
      ProfilePosts(viewModel.posts) { LikeButton(post: $0, likes: viewModel.likes) }
    }
    .disabled(viewModel.phase == .loading || viewModel.isSaving)
    .overlay {
      if viewModel.phase == .loading { LoadingView() }
    }
  }
}
