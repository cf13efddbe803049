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
  /// The date of birth, as typed.
  public var birthday = "" {
    didSet { problems[.birthday] = nil }
  }
  /// The address of a website, as typed.
  public var website = "" {
    didSet { problems[.website] = nil }
  }
  /// The address of another website, as typed.
  public var secondWebsite = "" {
    didSet { problems[.secondWebsite] = nil }
  }
  /// How far away a partner may live; `nil` before a profile is shown.
  public var distance: PartnerDistance?

  /// The problems to show, each beside its field.
  public private(set) var problems: [Field: Problem] = [:]

  /// Creates the empty form of a profile that is not loaded yet.
  public init() {}

  /// Creates a form that shows a profile.
  public init(_ profile: Profile) {
    self.init()
    for (text, property) in Self.texts { self[keyPath: text] = profile[keyPath: property] }
    distance = profile.partnerDistance
  }

  /// Whether no known problem forbids saving.
  public var isValid: Bool { firstInvalid == nil }

  /// The first field, in the order of the screen, whose problem forbids saving.
  public var firstInvalid: Field? {
    Field.allCases.first { problems[$0]?.forbidsSaving == true }
  }

  /// Returns the text beside a field; `nil` if nothing is wrong.
  public func message(_ field: Field) -> String? {
    problems[field].map { problem in
      switch problem {
      case .blank: "A \(field.rawValue.lowercased()) cannot be blank."
      case .tooLong(let limit): "At most \(limit) characters."
      case .malformed: field.example
      case .taken: "This \(field.rawValue.lowercased()) is taken."
      }
    }
  }

  /// Shows that another user has what is in the field, until the field is edited.
  public mutating func reject(_ field: Field) {
    problems[field] = .taken
  }
}

// Some rules apply only when the person wants to save.
extension ProfileForm {
  /// Whether the form could be saved if it were checked now.
  public var isReadyToSave: Bool {
    var form = self
    return form.check()
  }

  /// Applies the rules of saving; returns whether the form may be saved.
  @discardableResult
  public mutating func check() -> Bool {
    for field in Field.allCases where isMalformed(field) { problems[field] = .malformed }
    return isValid
  }

  private func isMalformed(_ field: Field) -> Bool {
    switch field {
    case .name, .bio: false
    case .birthday: !BirthdayRule.accepts(birthday)
    case .website: !WebsiteRule.accepts(website)
    case .secondWebsite: !WebsiteRule.accepts(secondWebsite)
    }
  }
}

extension ProfileForm.Field {
  /// What a malformed text should have been.
  fileprivate var example: String {
    switch self {
    case .name, .bio: ""
    case .birthday: "A date is like 1990-12-31."
    case .website, .secondWebsite: "A web address is like https://example.org."
    }
  }
}

// What the person has edited follows from the profile that the form showed.
extension ProfileForm {
  /// Returns the profile with the edits, as it would be saved; `nil` without a profile, or if they change nothing.
  ///
  /// A text is saved without surrounding space. One that still reads as first shown keeps the server's spelling.
  public func edited(_ profile: Profile?) -> Profile? {
    guard let profile else { return nil }
    let shown = ProfileForm(profile)
    var edited = profile
    for (text, property) in Self.texts where !isEqual(to: shown, in: text) {
      edited[keyPath: property] = self[keyPath: text].trimmed
    }
    if let distance { edited.partnerDistance = distance }
    return edited == profile ? nil : edited
  }

  /// Shows a profile that was saved elsewhere, except in fields that differ from the older one.
  public mutating func update(from older: Profile, to newer: Profile) {
    let (old, new) = (ProfileForm(older), ProfileForm(newer))
    for (text, _) in Self.texts where isEqual(to: old, in: text) {
      self[keyPath: text] = new[keyPath: text]
    }
    if distance == old.distance { distance = new.distance }
  }

  private func isEqual(to other: Self, in text: KeyPath<Self, String>) -> Bool {
    self[keyPath: text].trimmed == other[keyPath: text].trimmed
  }

  private typealias TextPath<Root> = any WritableKeyPath<Root, String> & Sendable

  /// The text fields, and the properties that they show.
  private static let texts: [(TextPath<Self>, TextPath<Profile>)] = [
    (\.name, \.username), (\.bio, \.bio), (\.birthday, \.birthday), (\.website, \.website),
    (\.secondWebsite, \.secondWebsite),
  ]
}

extension ProfileForm {
  /// A field that can be wrong, in the order of the screen.
  public enum Field: String, CaseIterable, BitwiseCopyable, Sendable {
    /// The username.
    case name = "Name"
    /// The text about the user.
    case bio = "Bio"
    /// The date of birth.
    case birthday = "Birthday"
    /// The address of a website.
    case website = "Website"
    /// The address of another website.
    case secondWebsite = "Second website"
  }

  /// A broken rule, shown beside its field.
  public enum Problem: Hashable, BitwiseCopyable, Sendable {
    /// The text has no visible character.
    case blank
    /// The input was cut to this many characters; the rest is valid.
    case tooLong(Int)
    /// The text is not of the field's kind, as found on saving.
    case malformed
    /// Another user has the same, according to the server.
    case taken

    /// Whether the form cannot be saved as it is.
    public var forbidsSaving: Bool {
      switch self {
      case .blank, .malformed, .taken: true
      case .tooLong: false
      }
    }
  }
}
