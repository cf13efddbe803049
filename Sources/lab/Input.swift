#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a command hears what a person answers.
struct Input {
  /// Whether somebody types, who can be asked again.
  let isTerminal: Bool
  /// The next line without its line break; `nil` at the end.
  let nextLine: () -> String?

  static let standard = Input(isTerminal: isatty(STDIN_FILENO) == 1) { readLine() }
}
