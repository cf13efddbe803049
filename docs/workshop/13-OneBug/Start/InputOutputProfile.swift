import LabDomain
import LabStreams

/// What a person does on the profile.
struct ProfileInputs {
  /// Carries the text of the field, which the view keeps.
  let saveTapped = Subject<String>()
}

/// What the profile shows.
struct ProfileOutputs {
  let heading: Stream<String>
  let alert: Stream<DomainError>
}

/// Input/Output: the view model composes streams.
final class ProfileStreams {
  let inputs = ProfileInputs()
  let outputs: ProfileOutputs
  private let subscription = Subscription()

  init(name: String, save: @escaping Save) {
    let names = inputs.saveTapped.stream
    let answers = subscription.share(
      names.flatMap { name in
        Stream<Result<String, DomainError>> { send in
          do throws(DomainError) {
            send(.success(try await save(name)))
          } catch {
            send(.failure(error))
          }
        }
      })
    let saved = answers.compactMap { try? $0.get() }
    let failures = answers.compactMap {
      if case .failure(let error) = $0 { error } else { nil }
    }
    outputs = ProfileOutputs(heading: .merge(.just(name), names, saved), alert: failures)
  }
}
