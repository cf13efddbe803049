import LabContract
import LabDomain

nonisolated enum TemplateEffect: StoreEffect {
  case load(Profile.ID)
  case save(Profile)

  var id: Never? { nil }
}

/// Runs the effects of the screen.
struct TemplateEffectHandler {
  let environment: AppEnvironment

  func handle(_ effect: TemplateEffect, send: (TemplateIntent) -> Void) async {
    let useCases = environment.useCases
    switch effect {
    case .load(let id):
      do { send(.loaded(try await useCases.loadProfile(id).profile)) } catch {
        send(.loadFailed(error))
      }
    case .save(let profile):
      do { send(.saved(try await useCases.saveProfile(profile))) } catch {
        send(.saveFailed(error))
      }
    }
  }
}
