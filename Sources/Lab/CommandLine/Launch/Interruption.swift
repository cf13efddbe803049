#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What goes when the program is stopped in the middle of work: by Ctrl-C, by `kill`, or because its
/// terminal has gone. It still ends by that signal.
///
/// A signal that the program was told to ignore, as `nohup` does, stays ignored.
nonisolated enum Interruption {
  /// What the handler of a signal removes, which is given nothing else; set while there is none.
  nonisolated(unsafe) private static var paths: [UnsafeMutablePointer<CChar>?] = []

  /// - Parameter paths: files, and directories that are empty without the files before them.
  static func removing<Result>(
    _ paths: [String], during work: () throws -> Result
  ) rethrows -> Result {
    Self.paths = paths.map { strdup($0) }
    let signals = [SIGINT, SIGTERM, SIGHUP].filter(isCaught)
    defer {
      for number in signals { signal(number, SIG_DFL) }
      for path in Self.paths { free(path) }
      Self.paths = []
    }
    return try work()
  }

  /// False when the signal was ignored.
  private static func isCaught(_ number: Int32) -> Bool {
    let before = signal(number) { number in
      for path in Interruption.paths {
        guard let path else { continue }
        if unlink(path) != 0 { rmdir(path) }
      }
      signal(number, SIG_DFL)
      raise(number)
    }
    guard unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else {
      return true
    }
    signal(number, SIG_IGN)
    return false
  }
}
