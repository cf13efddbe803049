import LabDomain
import Observation

/// Saves a name, and returns it as the server has it.
typealias Save = (String) async throws(DomainError) -> String

/// MVVM: the view binds to an observable view model.
@Observable
final class ProfileViewModel: ProfileSaving {
  private(set) var heading: String
  private(set) var alert: DomainError?
  var field: String
  private let request: Save

  init(name: String, save: @escaping Save) {
    (heading, field, request) = (name, name, save)
  }

  func save() async {
    heading = field
    do {
      heading = try await request(field)
    } catch {
      alert = error
    }
  }
}

/// The view model as a test sees it.
protocol ProfileSaving: AnyObject {
  var heading: String { get }
  var alert: DomainError? { get }
  var field: String { get set }

  func save() async
}
