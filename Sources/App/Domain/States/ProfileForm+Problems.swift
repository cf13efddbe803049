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
      case .missing: "Choose a \(field.rawValue.lowercased())."
      case .taken: "This \(field.rawValue.lowercased()) is taken."
      case .inFuture: "A \(field.rawValue.lowercased()) cannot be in the future."
      }
    }
  }

  /// Shows why what is in the field was refused, until the field is edited: another user has it, or it is a date to come.
  public mutating func reject(_ field: Field) {
    problems[field] = field == .birthday ? .inFuture : .taken
  }

  /// Shows that another user has the handle, unless it was edited since the server was asked.
  public mutating func rejectHandle(_ checked: String) {
    if handle.trimmed == checked { reject(.handle) }
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
    for field in Field.allCases { problems[field] = problem(onSaving: field) }
    return isValid
  }

  private func problem(onSaving field: Field) -> Problem? {
    switch field {
    case .name, .bio: problems[field]
    case .handle: problems[.handle] ?? (HandleRule.accepts(handle) ? nil : .malformed)
    case .birthday: BirthdayRule.accepts(birthday) ? nil : .malformed
    case .website: WebsiteRule.accepts(website) ? nil : .malformed
    case .secondWebsite: WebsiteRule.accepts(secondWebsite) ? nil : .malformed
    case .phone: acceptsCalls && !PhoneRule.accepts(phone) ? .malformed : nil
    case .city: country != nil && city == nil ? .missing : nil
    }
  }
}

extension DomainError {
  /// The field that a refusal is about, if any.
  public var field: ProfileForm.Field? {
    switch self {
    case .nameTaken: .name
    case .handleTaken: .handle
    case .birthdayInFuture: .birthday
    case .offline, .server, .notFound, .cancelled: nil
    }
  }
}

extension ProfileForm.Field {
  /// What a malformed text should have been.
  fileprivate var example: String {
    switch self {
    case .name, .bio, .city: ""
    case .handle: "A handle has 3 to 15 lowercase letters, digits or _."
    case .birthday: "A date is like 1990-12-31."
    case .phone: "A phone number is like +46 70 123 45 67."
    case .website, .secondWebsite: "A web address is like https://example.org."
    }
  }
}

extension ProfileForm {
  /// A field that can be wrong, in the order of the screen.
  public enum Field: String, CaseIterable, BitwiseCopyable, Sendable {
    /// The username.
    case name = "Name"
    /// The name in addresses.
    case handle = "Handle"
    /// The text about the user.
    case bio = "Bio"
    /// The date of birth.
    case birthday = "Birthday"
    /// The address of a website.
    case website = "Website"
    /// The address of another website.
    case secondWebsite = "Second website"
    /// The city of the chosen country.
    case city = "City"
    /// The phone number, while the user accepts calls.
    case phone = "Phone"
  }

  /// A broken rule, shown beside its field.
  public enum Problem: Hashable, BitwiseCopyable, Sendable {
    /// The text has no visible character.
    case blank
    /// The input was cut to this many characters; the rest is valid.
    case tooLong(Int)
    /// The text is not of the field's kind, as found on saving.
    case malformed
    /// Nothing is chosen, as found on saving.
    case missing
    /// Another user has the same, according to the server.
    case taken
    /// The date is after today, according to the use case.
    case inFuture

    /// Whether the form cannot be saved as it is.
    public var forbidsSaving: Bool {
      switch self {
      case .blank, .malformed, .missing, .taken, .inFuture: true
      case .tooLong: false
      }
    }
  }
}
