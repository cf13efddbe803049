import LabDomain

/// MV: the rules are in a value, which the view keeps in its state. The view sends the requests.
struct ProfileModel: ProfileEditing {
  private(set) var heading: String
  private(set) var alert: DomainError?
  var field: String
  /// As the server has it.
  private var confirmed: String

  init(name: String) {
    (heading, field, confirmed) = (name, name, name)
  }

  mutating func saveTapped() {
    heading = field
  }

  mutating func saved(_ name: String) {
    (heading, confirmed) = (name, name)
  }

  mutating func failed(_ error: DomainError) {
    heading = confirmed
    alert = error
  }
}

/// The value as a test sees it.
protocol ProfileEditing {
  var heading: String { get }
  var alert: DomainError? { get }
  var field: String { get set }

  mutating func saveTapped()
  mutating func saved(_ name: String)
  mutating func failed(_ error: DomainError)
}
