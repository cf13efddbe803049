/// A type of a pattern with its extensions, as far as another file of the pattern can use it.
struct TypeDeclaration {
  struct Property {
    let name: String
    /// As written, or the type that the initial value names; empty if neither says.
    let type: String
    var isField = false
    /// `State`, `Binding`, … of a view's property.
    var wrapper = ""
  }

  struct Method {
    let name: String
    let labels: [String]
    let isAsync: Bool
    /// Whether the caller gets a value that it must use, or hands in a variable.
    let isRead: Bool

    /// Returns a call with the first argument, and placeholders for the others.
    func call(_ target: String, _ first: String) -> String {
      let values = labels.enumerated().map { index, label in
        (label == "_" ? "" : "\(label): ") + (index == 0 ? first : "anything()")
      }
      let call = "\(target)(\(values.joined(separator: ", ")))"
      return isAsync ? "Task { _ = try await \(call) }" : "_ = \(call)"
    }
  }

  var (parameters, inherited, cases): ([String], [String], [String]) = ([], [], [])
  var aliases: [String: String] = [:]
  var properties: [Property] = []
  var methods: [Method] = []
  /// `class`, `@Observable class`, `struct`, `enum` or `protocol`.
  var kind = ""
  var isView: Bool { inherited.contains("View") }

  /// Returns the types of a pattern by their names, those in another as `Store.Command`.
  static func all(in files: [SourceFile]) -> [String: TypeDeclaration] {
    var types: [String: TypeDeclaration] = [:]
    let head =
      /\b(class|struct|enum|protocol|extension)\s+([\w.]+)(<[^>]*>)?(?:\s*:\s*([^{]+?))?(?:\s+where[^{]*)?\s*\{/
    for file in files {
      let lines = SwiftText(file.text).lines
      var around: [(name: String, depth: Int)] = []
      for (index, line) in lines.enumerated() where line.isCode {
        around.removeAll { $0.depth >= line.depth }
        guard line.depth == (around.last?.depth ?? -1) + 1 else { continue }
        let outer = around.last?.name
        let above = index > 0 ? lines[index - 1].code : ""
        var code = (above.contains(/^\s*@[^ ]+\s*$/) ? above : "") + line.code
        if let head = code.firstMatch(of: head) {
          let name = (outer.map { "\($0)." } ?? "") + head.2
          types[name, default: .init()].inherited += names(in: head.4 ?? "")
          if head.1 != "extension" {
            types[name]?.kind = (code.contains("@Observable") ? "@Observable " : "") + head.1
            types[name]?.parameters = names(in: head.3 ?? "")
          }
          if !code.hasSuffix("}") { around.append((name, line.depth)) }
        } else if let alias = code.firstMatch(of: /\btypealias (\w+) = (.+)/) {
          types[outer ?? "", default: .init()].aliases[String(alias.1)] = String(alias.2)
        } else if let outer {
          for line in lines[(index + 1)...] {
            let isOpen = code.count { $0 == "(" } > code.count { $0 == ")" } || code.hasSuffix(":")
            guard isOpen || line.code.contains(/^\s*\{/) else { break }
            code += line.code
          }
          types[outer]?.add(code)
        }
      }
    }
    return types
  }

  private mutating func add(_ member: String) {
    if kind == "enum", let cases = member.firstMatch(of: /^\s*(?:indirect )?case (.+)/) {
      self.cases += TypeDeclaration.names(in: cases.1)
    }
    if member.contains(/\bstatic\s/) || (!isView && member.contains(/\b(?:file)?private\s/)) {
      return
    }
    if let method = member.firstMatch(of: /\bfunc (\w+)[^(]*\((.*)/) {
      let open = method.2.parts(at: ")").first ?? ""
      let after = method.2.dropFirst(open.count)
      methods.append(
        Method(
          name: String(method.1), labels: TypeDeclaration.names(in: open),
          isAsync: after.contains(/\)\s*(?:async|throws)/),
          isRead: open.contains("inout ")
            || after.contains("->") && !member.contains("@discardableResult")))
    } else if let found = member.firstMatch(
      of: /(@\w+)?(?:\((\w+)\.self\))?[^@]*?\b(var|let) (\w+)(.*)/)
    {
      let rest = found.5
      let isComputed = rest.contains("{") && !rest.contains(" = ")
      let isStored =
        found.3 == "var" && !isComputed && kind != "class"
        && !member.contains("@ObservationIgnored")
      if isView, isComputed { return }
      let written = rest.firstMatch(of: /^\s*:\s*([^={]+)/)?.1 ?? rest.firstMatch(of: /= (\w+)/)?.1
      properties.append(
        Property(
          name: String(found.4), type: String(found.2 ?? written ?? "").trimmed,
          isField: isStored || kind == "protocol",
          wrapper: String(found.1?.dropFirst() ?? "")))
    }
  }

  /// The first word of each part between commas.
  private static func names(in list: some StringProtocol) -> [String] {
    let inner = list.hasPrefix("<") ? String(list.dropFirst().dropLast()) : String(list)
    return inner.parts(at: ",").compactMap { $0.firstMatch(of: /\w+/).map { String($0.0) } }
  }
}

extension StringProtocol {
  var trimmed: String { String(self).replacing(/^\s+|\s+$/, with: "") }

  /// The parts between separators that stand in no bracket.
  func parts(at separator: Character) -> [String] {
    var (depth, parts) = (0, [""])
    for character in self {
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        let isClosing = ")]>".contains(character) && parts[parts.count - 1].last != "-"
        depth += "([<".contains(character) ? 1 : isClosing ? -1 : 0
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
