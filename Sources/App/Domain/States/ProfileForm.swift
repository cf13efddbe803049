/// The fields of a profile as the person left them, and what is wrong with each.
///
/// Setting a field applies its rule, whoever sets it.
public struct ProfileForm: Hashable, Sendable {
  /// The username, cut to its limit.
  public var name = "" {
    didSet { (name, problems[.name]) = NameRule.accept(name) }
  }
  /// The text about the user, cut to its limit.
  public var bio = "" {
    didSet { (bio, problems[.bio]) = BioRule.accept(bio) }
  }
  /// How far away a partner may live; `nil` before a profile is shown.
  public var distance: PartnerDistance?

  /// The problems to show, each beside its field.
  public private(set) var problems: [Field: Problem] = [:]

  /// Creates the empty form of a profile that is not loaded yet.
  public init() {}

  /// Creates a form that shows a profile.
  public init(_ profile: Profile) {
    show(profile)
  }

  /// Fills the fields, outside the initializer, which would not apply their rules.
  private mutating func show(_ profile: Profile) {
    name = profile.username
    bio = profile.bio
    distance = profile.partnerDistance
  }

  /// Whether no problem forbids saving.
  public var isValid: Bool {
    !problems.values.contains(where: \.forbidsSaving)
  }

  /// Returns the text beside a field; `nil` if nothing is wrong.
  public func message(_ field: Field) -> String? {
    problems[field].map { problem in
      switch problem {
      case .blank: "A \(field.rawValue.lowercased()) cannot be blank."
      case .tooLong(let limit): "At most \(limit) characters."
      case .taken: "This \(field.rawValue.lowercased()) is taken."
      }
    }
  }

  /// Shows that another user has what is in the field, until the field is edited.
  public mutating func reject(_ field: Field) {
    problems[field] = .taken
  }
}

// What the person has edited follows from the profile that the form showed.
extension ProfileForm {
  /// Returns the profile with the edits, as it would be saved; `nil` without a profile, or if they change nothing.
  ///
  /// A field that still reads as it first showed the profile keeps the server's spelling.
  public func edited(_ profile: Profile?) -> Profile? {
    guard let profile else { return nil }
    let shown = ProfileForm(profile)
    var edited = profile
    func save<Value: Equatable>(
      _ field: KeyPath<Self, Value>, as property: WritableKeyPath<Profile, Value>
    ) {
      let value = self[keyPath: field]
      if value != shown[keyPath: field] { edited[keyPath: property] = value }
    }
    save(\.name.trimmed, as: \.username)
    save(\.bio.trimmed, as: \.bio)
    if let distance { edited.partnerDistance = distance }
    return edited == profile ? nil : edited
  }

  /// Shows a profile that was saved elsewhere, except in fields that differ from the older one.
  public mutating func update(from older: Profile, to newer: Profile) {
    let (old, new) = (ProfileForm(older), ProfileForm(newer))
    func update<Value, Compared: Equatable>(
      _ field: WritableKeyPath<Self, Value>, comparing compared: KeyPath<Self, Compared>
    ) {
      guard self[keyPath: compared] == old[keyPath: compared] else { return }
      self[keyPath: field] = new[keyPath: field]
    }
    update(\.name, comparing: \.name.trimmed)
    update(\.bio, comparing: \.bio.trimmed)
    update(\.distance, comparing: \.distance)
  }
}

extension ProfileForm {
  /// A field that can be wrong, in the order of the screen.
  public enum Field: String, CaseIterable, BitwiseCopyable, Sendable {
    /// The username.
    case name = "Name"
    /// The text about the user.
    case bio = "Bio"
  }

  /// A broken rule, shown beside its field.
  public enum Problem: Hashable, BitwiseCopyable, Sendable {
    /// The text has no visible character.
    case blank
    /// The input was cut to this many characters; the rest is valid.
    case tooLong(Int)
    /// Another user has the same, according to the server.
    case taken

    /// Whether the form cannot be saved as it is.
    public var forbidsSaving: Bool {
      switch self {
      case .blank, .taken: true
      case .tooLong: false
      }
    }
  }
}
