/// The files of one pattern.
package struct PatternSource: Sendable {
  package let name: String
  /// In the order of their paths.
  package let files: [SourceFile]

  private let folder: String

  package init(name: String, files: [SourceFile]) {
    let folder = "Sources/Patterns/\(name)/"
    self.name = name
    self.folder = folder
    self.files = files.filter { $0.path.hasPrefix(folder) }.sorted { $0.path < $1.path }
  }

  /// Within the pattern: `Feed/FeedView.swift`.
  package func localPath(of file: SourceFile) -> String {
    String(file.path.dropFirst(folder.count))
  }

  /// The files of one screen, such as `feed`.
  package func files(ofFeature feature: String) -> [SourceFile] {
    files.filter { self.feature(of: $0)?.lowercased() == feature.lowercased() }
  }

  /// The file with that name, on whichever level.
  package func file(named name: String) -> SourceFile? {
    files.first { $0.name == name }
  }

  /// What the pattern is made of before it does anything: the files beside `Pattern.swift`, but neither
  /// `Tracing.swift` nor `Replaying.swift`.
  package var machinery: [SourceFile] {
    let others = ["Pattern", "Tracing", "Replaying"]
    return files.filter { feature(of: $0) == nil && !others.contains($0.name) }
  }

  /// The folder that a file stands in; `nil` for those that serve both screens.
  private func feature(of file: SourceFile) -> String? {
    let parts = localPath(of: file).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }
}

extension [SourceFile] {
  package var codeCount: CodeCount { reduce(.zero) { $0 + $1.codeCount } }
}
