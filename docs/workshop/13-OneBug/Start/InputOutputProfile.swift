import LabDomain
import LabStreams

/// What a person does on the profile.
struct ProfileInputs {
  /// Carries the text of the name field.
  let saveTapped = Subject<String>()
}

/// What the profile shows.
struct ProfileOutputs {
  let heading: Stream<String>
  let notice: Stream<Notice>
}

/// Input/Output: the view model composes streams.
final class ProfileStreams {
  let inputs = ProfileInputs()
  let outputs: ProfileOutputs
  private let subscription = Subscription()

  init(_ profile: Profile, save: @escaping Save) {
    let edits = subscription.share(
      inputs.saveTapped.stream.map { name in
        var edited = profile
        edited.username = name
        return edited
      })
    let answers = subscription.share(
      edits.flatMap { edited in
        Stream<Result<Profile, DomainError>> { send in
          do throws(DomainError) {
            send(.success(try await save(edited)))
          } catch {
            send(.failure(error))
          }
        }
      })
    let saved = answers.compactMap { try? $0.get() }
    outputs = ProfileOutputs(
      heading: Stream<Profile>.merge(.just(profile), edits, saved).map(\.username),
      notice: answers.compactMap {
        if case .failure(let error) = $0 { Notice(.save, error) } else { nil }
      })
  }
}
