/// The fields of a profile as the person left them, and what is wrong with each.
///
/// Setting a field applies its rule, whatever sets it.
public struct ProfileForm: Hashable, Sendable {
  /// The username, cut to its limit.
  public var name = "" {
    willSet { keep(name, newValue) }
    didSet { (name, problems[.name]) = NameRule.accept(name) }
  }
  /// The handle, as typed.
  public var handle = "" {
    willSet { keep(handle, newValue) }
    didSet { problems[.handle] = nil }
  }
  /// The text about the user, cut to its limit.
  public var bio = "" {
    willSet { keep(bio, newValue) }
    didSet { (bio, problems[.bio]) = BioRule.accept(bio) }
  }
  /// The date of birth, as typed.
  public var birthday = "" {
    willSet { keep(birthday, newValue) }
    didSet { problems[.birthday] = nil }
  }
  /// The address of a website, as typed.
  public var website = "" {
    willSet { keep(website, newValue) }
    didSet { problems[.website] = nil }
  }
  /// The address of another website, as typed.
  public var secondWebsite = "" {
    willSet { keep(secondWebsite, newValue) }
    didSet { problems[.secondWebsite] = nil }
  }
  /// The country; a new one clears a city that is not in it.
  public var country: Country? {
    willSet { keep(country, newValue) }
    didSet {
      if let city, country?.cities.contains(city) != true {
        let steps = steps
        self.city = nil
        self.steps = steps
      }
      if country != oldValue { problems[.city] = nil }
    }
  }
  /// A city of the country.
  public var city: City? {
    willSet { keep(city, newValue) }
    didSet { problems[.city] = nil }
  }
  /// Whether other users see the birthday.
  public var showsBirthday = false {
    willSet { keep(showsBirthday, newValue) }
  }
  /// Whether other users may send messages.
  public var acceptsMessages = false {
    willSet { keep(acceptsMessages, newValue) }
  }
  /// Whether other users may call; shows the phone number.
  public var acceptsCalls = false {
    willSet { keep(acceptsCalls, newValue) }
    didSet { problems[.phone] = nil }
  }
  /// The phone number, as typed, even while it is hidden.
  public var phone = "" {
    willSet { keep(phone, newValue) }
    didSet { problems[.phone] = nil }
  }
  /// How far away a partner may live; `nil` before a profile is shown.
  public var distance: PartnerDistance? {
    willSet { keep(distance, newValue) }
  }

  /// The problems to show, each beside its field.
  public internal(set) var problems: [Field: Problem] = [:]

  /// What was changed since the form was opened, oldest first.
  var steps: [Step] = []

  /// Creates the empty form of a profile that is not loaded yet.
  public init() {}

  /// Creates a form that shows a profile.
  public init(_ profile: Profile) {
    self.init()
    for (text, property) in Self.texts { self[keyPath: text] = profile[keyPath: property] }
    for (isOn, property) in Self.switches { self[keyPath: isOn] = profile[keyPath: property] }
    (country, city) = (profile.country, profile.city)
    distance = profile.partnerDistance
    steps = []
  }
}

// What the person has edited follows from the profile that the form showed.
extension ProfileForm {
  /// Returns the profile with the edits, as it would be saved; `nil` without a profile, or if they change nothing.
  ///
  /// A text is saved without surrounding space. One that still reads as first shown keeps the server's spelling, and a
  /// hidden one is not saved.
  public func edited(_ profile: Profile?) -> Profile? {
    guard let profile else { return nil }
    let shown = ProfileForm(profile)
    var edited = profile
    for (text, property) in Self.texts where !isEqual(to: shown, in: text) {
      edited[keyPath: property] = self[keyPath: text].trimmed
    }
    if !acceptsCalls { edited.phone = profile.phone }
    for (isOn, property) in Self.switches { edited[keyPath: property] = self[keyPath: isOn] }
    (edited.country, edited.city) = (country, city)
    if let distance { edited.partnerDistance = distance }
    return edited == profile ? nil : edited
  }

  /// Shows a profile that was saved elsewhere, except in fields that differ from the older one. No undo takes that back.
  public mutating func update(from older: Profile, to newer: Profile) {
    let (old, new) = (ProfileForm(older), ProfileForm(newer))
    for (text, _) in Self.texts where isEqual(to: old, in: text) {
      self[keyPath: text] = new[keyPath: text]
    }
    for (isOn, _) in Self.switches where self[keyPath: isOn] == old[keyPath: isOn] {
      self[keyPath: isOn] = new[keyPath: isOn]
    }
    // A city alone could be in another country.
    if (country, city) == (old.country, old.city) { (country, city) = (new.country, new.city) }
    if distance == old.distance { distance = new.distance }
    steps = []
  }

  private func isEqual(to other: Self, in text: KeyPath<Self, String>) -> Bool {
    self[keyPath: text].trimmed == other[keyPath: text].trimmed
  }

  typealias Path<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

  /// The text fields, and the properties that they show.
  static let texts: [(Path<Self, String>, Path<Profile, String>)] = [
    (\.name, \.username), (\.handle, \.handle), (\.bio, \.bio), (\.birthday, \.birthday),
    (\.website, \.website),
    (\.secondWebsite, \.secondWebsite), (\.phone, \.phone),
  ]

  static let switches: [(Path<Self, Bool>, Path<Profile, Bool>)] = [
    (\.showsBirthday, \.showsBirthday), (\.acceptsMessages, \.acceptsMessages),
    (\.acceptsCalls, \.acceptsCalls),
  ]
}
