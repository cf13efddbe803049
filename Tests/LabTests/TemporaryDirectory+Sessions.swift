extension TemporaryDirectory {
  /// Writes a random session of MVI to `session.json`.
  ///
  /// - Returns: the file's path.
  func recordedSession() async -> String {
    await write(["--random", "167", "--steps", "18", "--form", "MVI"], to: "session.json")
  }

  /// Writes a short random session of each of the forms to `sessions.json`.
  ///
  /// - Returns: the file's path.
  func sessions(of forms: String) async -> String {
    await write(["--random", "167", "--steps", "2", "--forms", forms], to: "sessions.json")
  }

  private func write(_ words: [String], to file: String) async -> String {
    _ = await Run(["trace"] + words + ["--format", "json", "--output", path(file)])
    return path(file)
  }
}
