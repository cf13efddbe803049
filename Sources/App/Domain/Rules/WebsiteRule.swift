/// The rule for web addresses: `http://` or `https://`, a host with a dot, and no space.
public enum WebsiteRule {
  /// Returns whether the text is empty or an address; surrounding space does not count.
  public static func accepts(_ input: String) -> Bool {
    let address = input.trimmed
    return address.isEmpty || address.contains(/^https?:\/\/[^\s\/.]+(\.[^\s\/.]+)+(\/\S*)?$/)
  }
}
