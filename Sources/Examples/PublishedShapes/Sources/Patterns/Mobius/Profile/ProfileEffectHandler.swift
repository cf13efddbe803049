import LabContract
import LabDomain
import Screens

struct ProfileEffectHandler: EffectHandler {
  let environment: AppEnvironment

  func handle(
    _ effect: ProfileEffect, _ callback: EffectCallback<ProfileEvent>
  ) -> (any Disposable)? {
    let useCases = environment.useCases
    switch effect {
    case .load(let id):
      return callback.run { .loadAnswered(await Answer { try await useCases.loadProfile(id) }) }
    case .save(let profile):
      return callback.run {
        .saveAnswered(await Answer { try await useCases.saveProfile(profile) })
      }
    case .post(let message): environment.messages.post(message)
    case .pop: environment.router.pop()
    }
    return nil
  }
}

/// Profiles saved elsewhere.
struct ProfileEventSource: EventSource {
  let environment: AppEnvironment

  func subscribe(_ consumer: @escaping (ProfileEvent) -> Void) -> any Disposable {
    Task {
      for await profile in environment.useCases.observeProfiles() {
        consumer(.profileSaved(profile))
      }
    }
  }
}
