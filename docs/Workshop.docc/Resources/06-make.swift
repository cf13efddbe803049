// Sources/Patterns/MVIContainer/Pattern.swift
package func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
  let model = ProfileModel()
  let intent = ProfileIntent(id: id, model: model, environment: environment)
  return ProfileView(container: Container(intent: intent, model: model))
}
