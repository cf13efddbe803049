/// The files of one pattern.
package struct PatternSource: Sendable {
  package let name: String
  /// In the order of their paths.
  package let files: [SourceFile]
  /// The files beside its folder: what the lab knows of the pattern. Empty for a pattern of another package.
  package let glue: [SourceFile]
  /// The file of subclasses that name the pattern's members, in the row `MVVM, members named`.
  private let namedMembers: [SourceFile]
  /// What the pattern imports from the folders that two patterns share.
  private let shared: [SourceFile]

  private var folder: String { "Sources/Patterns/\(name)/" }

  package init(name: String, files: [SourceFile]) {
    self.name = name
    let sorted = files.sorted { $0.path < $1.path }
    let beside = sorted.filter { $0.path.hasPrefix("Sources/Patterns/\(name)+") }
    namedMembers = beside.filter { $0.name.hasSuffix("+NamedMembers") }
    glue = beside.filter { !$0.name.hasSuffix("+NamedMembers") }
    let own = sorted.filter { $0.path.hasPrefix("Sources/Patterns/\(name)/") }
    let imported = ["Fields", "Streams"].filter { module in
      own.contains { $0.text.contains("import Lab\(module)\n") }
    }
    self.files = own
    shared = files.filter { file in
      imported.contains { file.path.hasPrefix("Sources/App/\($0)/") }
    }
  }

  /// Returns the path within the pattern: `Feed/FeedView.swift`.
  package func localPath(of file: SourceFile) -> String {
    String(file.path.dropFirst(folder.count))
  }

  /// The files of one screen, such as `feed`.
  package func files(ofFeature feature: String) -> [SourceFile] {
    files.filter { self.feature(of: $0)?.lowercased() == feature.lowercased() }
  }

  /// The files of the feature that both screens have as a child.
  package var child: [SourceFile] { files(ofFeature: "like") }

  /// The files that carry the pattern itself: those beside `Pattern.swift`, and those it shares.
  package var machinery: [SourceFile] {
    files.filter { feature(of: $0) == nil && $0.name != "Pattern" } + shared
  }

  /// The folder of a file; `nil` for files that serve both screens.
  private func feature(of file: SourceFile) -> String? {
    let parts = localPath(of: file).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }

  /// Lines of code that name the causes of changes: the whole file that names acts, and the lines of the
  /// pattern that name a cause. `nil` for a pattern of another package.
  ///
  /// Lists of fields are not among them: every pattern needs one, written by hand or shared.
  ///
  /// - Parameter row: The pattern's name, or that of its row with members named.
  package func lines(naming row: String) -> Int? {
    if glue.isEmpty { return nil }
    let hooks = row != name ? [] : files.flatMap { SwiftText($0.text).lines }
    return hooks.count { $0.code.contains("Cause.") } + files(naming: row).codeCount.lines
  }

  package func files(naming row: String) -> [SourceFile] {
    row != name ? namedMembers : glue.filter { $0.name == "\(name)+Naming" }
  }
}

/// A Swift file of the checkout.
package struct SourceFile: Hashable, Sendable {
  /// From the root of the checkout.
  package let path: String
  package let text: String

  /// `FeedView` for `Feed/FeedView.swift`.
  package var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file)
  }

  /// The lines as written, without blank lines at the end.
  package var lines: [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? -1
    return lines[...end].map(String.init)
  }
}

extension String {
  /// `FeedViewModel` as `feed-view-model`, `MVIContainer` as `mvi-container`, `View+Notice` as
  /// `view-notice`.
  package var kebabCase: String {
    replacing("+", with: "-")
      .replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }
      .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)-\($0.2)" }
      .lowercased()
  }
}
