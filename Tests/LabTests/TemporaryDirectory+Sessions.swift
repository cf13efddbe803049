extension TemporaryDirectory {
  /// Writes a random session of MVI to `session.json`.
  ///
  /// - Returns: the file's path.
  func recordedSession() async -> String {
    await write(["--random", "167", "--steps", "18", "--pattern", "MVI"], to: "session.json")
  }

  /// Writes a short random session of each of the patterns to `sessions.json`.
  ///
  /// - Returns: the file's path.
  func sessions(of patterns: String) async -> String {
    await write(["--random", "167", "--steps", "2", "--patterns", patterns], to: "sessions.json")
  }

  private func write(_ words: [String], to file: String) async -> String {
    _ = await Run(["trace"] + words + ["--format", "json", "--output", path(file)])
    return path(file)
  }
}
