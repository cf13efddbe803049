extension ProfileForm {
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
