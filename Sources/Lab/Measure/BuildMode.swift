/// How this module was compiled.
public enum BuildMode: String, Sendable, Codable {
  case debug
  case release

  /// Debug when assertions are checked.
  public static var current: BuildMode {
    var mode = BuildMode.release
    assert(
      {
        mode = .debug
        return true
      }())
    return mode
  }
}
