#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Output {
  /// What this process was given: colours, width and progress follow from it.
  init(results: DescriptorWriter, notes: DescriptorWriter, environment: [String: String]) {
    self.results = Sink(isTerminal: results.isTerminal, environment: environment) {
      results.put($0)
    }
    self.notes = Sink(isTerminal: notes.isTerminal, environment: environment) { notes.put($0) }
    let wished = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.width = wished ?? results.columns ?? Self.usualWidth
  }
}

/// Writes at once to an open file, and remembers the first failure.
final class DescriptorWriter {
  private let descriptor: Int32
  /// Why text is missing at the other end.
  private(set) var failure: String?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Of the terminal, if this is one that tells.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, .init(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func put(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty, failure == nil {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes.removeFirst(count)
      } else if errno != EINTR {
        failure = String(cString: strerror(errno))
      }
    }
  }
}
