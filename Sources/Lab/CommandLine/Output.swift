import Report

/// Where a command speaks.
struct Output {
  /// For results.
  let results: Sink
  /// For progress and complaints.
  let notes: Sink
  /// Columns of the place that results go to.
  let width: Int
  /// Who complains.
  var speaker = "lab"

  static let usualWidth = 80

  /// For prose, which is hard to read in long lines.
  var proseWidth: Int { min(width, Self.usualWidth) }

  func print(_ text: String) {
    results.write(text + "\n")
  }

  /// One line, whatever the complaint holds.
  func complain(_ complaint: String) {
    notes.write("\(notes.style.render(speaker + ":", .bad)) \(complaint.onOneLine)\n")
  }
}

extension String {
  /// Spaces stand for what would move a terminal's cursor or change its colours.
  var onOneLine: String { String(map { $0.isPrintable ? $0 : " " }) }
}

extension Character {
  fileprivate var isPrintable: Bool {
    !unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
