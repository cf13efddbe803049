/// The rule for handles: 3 to 15 lowercase letters, digits and underscores, unique among users.
public enum HandleRule {
  /// How long typing must stop before the server is asked.
  public static let pause = Duration.milliseconds(300)

  /// Returns whether the text is a handle; surrounding space does not count.
  public static func accepts(_ input: String) -> Bool {
    input.trimmed.wholeMatch(of: /[a-z0-9_]{3,15}/) != nil
  }

  /// Returns the handle to ask the server about; `nil` if it is malformed, or the profile's own.
  public static func toCheck(_ input: String, of profile: Profile?) -> String? {
    let handle = input.trimmed
    guard let profile, accepts(handle), handle != profile.handle else { return nil }
    return handle
  }
}
