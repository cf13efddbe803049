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

  static let standard = Input(isTerminal: isatty(STDIN_FILENO) == 1) {
    line {
      let byte = getchar()
      return byte == EOF ? nil : UInt8(truncatingIfNeeded: byte)
    }
  }

  /// What is longer comes in parts, so that input without a line break does not fill the memory.
  static let longestLine = 1_000

  /// - Parameter nextByte: `nil` at the end.
  static func line(from nextByte: () -> UInt8?) -> String? {
    var bytes: [UInt8] = []
    while bytes.count < longestLine {
      guard let byte = nextByte() else {
        if bytes.isEmpty { return nil }
        break
      }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
