// A form is small, so each step keeps the one before it whole.
extension ProfileForm {
  /// The form before a change.
  struct Step: Hashable, Sendable {
    /// The name of the property that changed.
    let field: String
    let form: ProfileForm
  }

  /// Whether there is a change to take back.
  public var canUndo: Bool { lastStep != nil }

  /// Takes back the last change of a field, or a reset. Changes of one field in a row are one change.
  public mutating func undo() {
    guard let lastStep else { return }
    let earlier = steps[..<lastStep]
    show(steps[lastStep].form)
    steps = Array(earlier)
  }

  /// Shows what is saved; does nothing without a profile.
  public mutating func reset(to profile: Profile?) {
    guard let profile else { return }
    keep(self, ProfileForm(profile))
    let steps = steps
    self = ProfileForm(profile)
    self.steps = steps
  }

  /// Keeps the form before a field changes, unless the same one changed before. In an observer, `#function` is the property.
  mutating func keep<Value: Equatable>(_ old: Value, _ new: Value, field: String = #function) {
    guard old != new, steps.last?.field != field else { return }
    steps.append(Step(field: field, form: fields))
  }

  /// The last step that changed anything: a field may have been edited back.
  private var lastStep: Int? {
    let fields = fields
    return steps.lastIndex { $0.form != fields }
  }

  /// The form without what follows from its fields.
  private var fields: Self {
    var form = self
    (form.problems, form.steps) = ([:], [])
    return form
  }

  /// Changes the fields that differ, so that their rules apply.
  private mutating func show(_ other: Self) {
    for (text, _) in Self.texts where self[keyPath: text] != other[keyPath: text] {
      self[keyPath: text] = other[keyPath: text]
    }
    for (isOn, _) in Self.switches where self[keyPath: isOn] != other[keyPath: isOn] {
      self[keyPath: isOn] = other[keyPath: isOn]
    }
    if country != other.country { country = other.country }
    if city != other.city { city = other.city }
    distance = other.distance
  }
}

extension ProfileForm: CustomReflectable {
  /// The fields and their problems. A trace shows what changed, not what an undo would need.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "name": name, "handle": handle, "bio": bio, "birthday": birthday, "website": website,
        "secondWebsite": secondWebsite, "country": country as Any, "city": city as Any,
        "showsBirthday": showsBirthday, "acceptsMessages": acceptsMessages,
        "acceptsCalls": acceptsCalls, "phone": phone, "distance": distance as Any,
        "problems": problems,
      ], displayStyle: .struct)
  }
}
