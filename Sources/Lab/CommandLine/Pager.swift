#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Shows a long text page by page, with the program that `PAGER` names or else `less`.
struct Pager {
  private let command: String

  /// What `less` is told unless `LESS` is set: no stop where the text fits on the screen, colours,
  /// and the text stays when it ends.
  private static let settings = """
    export LESS="${LESS-FRX}" LESSCHARSET="${LESSCHARSET-utf-8}"
    """

  init(environment: [String: String]) {
    let wished = environment["PAGER", default: ""]
    command = wished.allSatisfy(\.isWhitespace) ? "less" : wished
  }

  /// Returns when the person has read enough.
  ///
  /// - Returns: Whether there was such a program; otherwise nothing was shown.
  func show(_ text: String) -> Bool {
    let program = command.split(separator: " ").first.map(String.init) ?? command
    let search = "command -v '\(program)' >/dev/null 2>&1 || exit \(Self.notFound)"
    guard let pipe = popen("\(search)\n\(Self.settings)\n\(command)", "w") else { return false }

    // A pager that is left early must not take this process with it.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    fputs(text, pipe)
    return pclose(pipe) != Self.notFound << 8
  }

  /// What a shell ends with when there is no such program.
  private static let notFound: Int32 = 127
}
