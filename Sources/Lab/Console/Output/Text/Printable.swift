extension String {
  /// Returns the text with '�' for every character that could move a cursor, change a colour, or
  /// hide or reorder what is beside it. Line breaks stay, a tab becomes a space.
  ///
  /// - Parameter style: The style whose escape sequences stay.
  package func printable(keeping style: Style = .plain) -> String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) { return self }
    let sequences = style.sequences.map { Array($0.unicodeScalars) }
    var result = UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}", let sequence = sequences.first(where: rest.starts) {
        result.append(contentsOf: sequence)
        rest.removeFirst(sequence.count)
        continue
      }
      rest.removeFirst()
      let isLineBreak = scalar == "\n" || scalar == "\r" && rest.first == "\n"
      result.append(isLineBreak ? scalar : scalar.printable)
    }
    return String(result)
  }

  /// The printable text, with spaces for line breaks.
  package var onOneLine: String {
    String(printable().map { $0.isNewline ? " " : $0 })
  }
}

extension String {
  /// Safe as text of HTML and XML, and inside a quoted attribute.
  ///
  /// By scalars: a sign such as U+0600 makes one character with a '<' behind it.
  package var escapedForMarkup: String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      // XML forbids them.
      case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var printable: Unicode.Scalar {
    if self == "\t" { return " " }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
    default: properties.isBidiControl ? "\u{FFFD}" : self
    }
  }
}
