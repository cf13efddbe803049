// Sources/Patterns/MV/Profile/ProfileView.swift
package struct ProfileView: View {
  let id: Profile.ID
  @Environment(AppEnvironment.self) private var environment
  @State private var model = ProfileModel()
  @State private var isLoading = false
  @State private var isLeaving = false
  @State private var tasks = TaskBag()

  package init(id: Profile.ID) {
    self.id = id
  }
