/// Finds declarations in lines of code, which must come in order and without comments and literals.
struct DeclarationScanner {
  private enum Block {
    case `protocol`
    case `enum`
    case other
  }

  private var blocks: [Block] = []
  /// What the next brace opens.
  private var header = Block.other
  private var openParentheses = 0
  /// Whether an enum's case began and has not ended.
  private var isInCase = false

  /// Looks at the next line.
  mutating func scan(_ code: String) -> (types: Int, isScaffolding: Bool) {
    var types = 0
    var isScaffolding = blocks.contains(.protocol)
    isInCase = isInCase && openParentheses > 0
    if isInCase { isScaffolding = true }

    let tokens = Self.tokens(of: code)
    for (index, token) in tokens.enumerated() {
      let isMember = index > 0 && tokens[index - 1] == "."
      switch token {
      case "{":
        blocks.append(header)
        header = .other
      case "}": _ = blocks.popLast()
      case "(": openParentheses += 1
      case ")": openParentheses -= 1
      case "case" where blocks.last == .enum && !isMember:
        isScaffolding = true
        isInCase = true
      case _ where Self.typeKeywords.contains(token) && !isMember:
        guard index + 1 < tokens.count, Self.isName(tokens[index + 1]), tokens[0] != "import"
        else { break }
        types += 1
        header = token == "protocol" ? .protocol : token == "enum" ? .enum : .other
        if token == "protocol" { isScaffolding = true }
      default: break
      }
    }
    return (types, isScaffolding)
  }

  private static let typeKeywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor",
  ]

  /// Words after `class` that declare a member.
  private static let memberKeywords: Set<Substring> = ["func", "subscript", "var", "let"]

  private static func isName(_ token: Substring) -> Bool {
    token.first.map { $0.isLetter || $0 == "_" || $0 == "`" } == true
      && !memberKeywords.contains(token)
  }

  /// Words, and every other character that is no space.
  private static func tokens(of code: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = code[...]
    while let character = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      if !word.isEmpty {
        tokens.append(word)
        rest = rest.dropFirst(word.count)
      } else {
        if !character.isWhitespace { tokens.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }
}
