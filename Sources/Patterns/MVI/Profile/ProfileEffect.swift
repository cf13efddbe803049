import LabContract
import LabDomain

nonisolated package enum ProfileEffect: StoreEffect {
  case load(Profile.ID)
  case checkHandle(String)
  case save(Profile)
  case post(Message)
  case observeProfiles

  package enum ID: Hashable, Sendable {
    case handle
  }

  package var id: ID? {
    switch self {
    case .checkHandle: .handle
    case .load, .save, .post, .observeProfiles: nil
    }
  }
}

/// Runs the effects of the profile.
struct ProfileEffectHandler {
  let likes: LikesStore
  let environment: AppEnvironment

  func handle(_ effect: ProfileEffect, send: (ProfileIntent) -> Void) async {
    let useCases = environment.useCases
    switch effect {
    case .load(let id):
      do {
        var answer = try await useCases.loadProfile(id)
        answer.posts = likes.shown(in: answer.posts)
        send(.loaded(answer))
      } catch {
        send(.loadFailed(error))
      }
    case .checkHandle(let handle):
      do {
        try await environment.clock.sleep(for: HandleRule.pause)
        try await useCases.checkHandle(handle)
      } catch .handleTaken {
        send(.handleTaken(handle))
      } catch {}
    case .save(let profile):
      do { send(.saved(try await useCases.saveProfile(profile))) } catch {
        send(.saveFailed(error))
      }
    case .post(let message):
      environment.messages.post(message)
    case .observeProfiles:
      for await profile in useCases.observeProfiles() { send(.profileSaved(profile)) }
    }
  }
}
