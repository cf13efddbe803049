import Contract
import Domain

nonisolated package enum ProfileEffect: StoreEffect {
  case load(Profile.ID)
  case save(Profile)
  case pop

  package var id: Never? { nil }
}

/// Runs the effects of the profile.
struct ProfileEffectHandler {
  let useCases: UseCases
  let router: Router

  func handle(_ effect: ProfileEffect) async -> ProfileIntent? {
    switch effect {
    case .load(let id):
      do { return .loaded(try await useCases.loadProfile(id)) } catch {
        return .loadFailed(error)
      }
    case .save(let profile):
      do { return .saved(try await useCases.saveProfile(profile)) } catch {
        return .saveFailed(error)
      }
    case .pop:
      if !Task.isCancelled { router.pop() }
      return nil
    }
  }
}
