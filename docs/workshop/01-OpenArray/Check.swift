import Foundation
import Testing

@testable import OpenArray

@Suite struct Check {
  @Test("an added todo is in the list")
  func addsATodo() {
    var list = TodoList()

    list.handle(.add("Bake bread"))
    list.handle(.add("Sweep the floor"))

    #expect(
      list.items.map(\.title) == ["Bake bread", "Sweep the floor"],
      "After two `add`s the list does not hold both todos. What happened to `items` at each?")
  }

  @Test("toggling changes the todo in the list")
  func togglesTheTodoInTheList() {
    var list = TodoList()
    list.handle(.add("Bake bread"))

    for todo in list.items { list.handle(.toggle(todo.id)) }

    #expect(
      list.openCount == 0,
      """
      The todo was toggled and is still open. A todo taken out of an array is a copy; how does \
      the change get back into the list?
      """)
  }

  @Test("only the list writes its array")
  func keepsTheArrayToItself() {
    let canWrite = isWritable(\TodoList.items)

    #expect(
      !canWrite,
      """
      It compiles, and now any code can write `list.items = []` without an intent. How can \
      others read the array while only the list writes it?
      """)
  }

  @Test("only the intents change the list")
  func onlyIntentsChangeTheList() throws {
    let members = try Self.writers()
    let others = try members + Self.writersOutside().filter { !members.contains($0) }

    #expect(
      others.isEmpty,
      """
      Code in any file can still change a list without an intent, through \
      \(others.joined(separator: " and ")). Who has to reach that, and what could close it?
      """)
  }

  @Test("a copy of the list keeps its todos")
  func isAValue() {
    var list = TodoList()
    list.handle(.add("Bake bread"))
    let before = list

    list.handle(.add("Sweep the floor"))
    for todo in list.items { list.handle(.toggle(todo.id)) }

    #expect(
      before.items.count == 1 && before.openCount == 1,
      """
      A change of one list showed up in a copy made before it, so the list is no longer a \
      value. Which keyword gives every owner the same object?
      """)
  }

  // The compiler takes the first only where this file may write, as any other file may.
  private func isWritable(_: WritableKeyPath<TodoList, [Todo]>) -> Bool { true }
  private func isWritable(_: KeyPath<TodoList, [Todo]>) -> Bool { false }
}

extension Check {
  /// What other files could change a list with, except `handle`. A check cannot ask the compiler about
  /// members whose names it does not know, so it reads them.
  private static func writers() throws -> [String] {
    try members().compactMap { member in
      let head = member.prefix { $0 != "{" }
      let body = member.dropFirst(head.count)
      if head.contains(/\b(private|fileprivate)\b(?!\s*\(\s*set)/) { return nil }
      if let function = head.firstMatch(of: /\bfunc\s+([^\s(<]+)/) {
        let takesAnIntent = function.1 == "handle" && head.contains(/:[^)]*\bIntent\b/)
        let changes = head.contains(/\bmutating\s[^(]*\bfunc\b|\binout\s+(TodoList|Self)\b/)
        if !changes || takesAnIntent { return nil }
        // What only sends intents is as good as the code outside that would.
        let sendsIntents =
          try body.contains(/\bhandle\(/)
          && !writes(
            body, to: "(?<!let |var |: )\\b\\w+", calls: "\\b", mutatingMethods(), passes: "&")
        return sendsIntents ? nil : "`\(function.1)`"
      }
      if head.contains(/\b(static|let|init|case|struct|enum|class|typealias)\b|private\s*\(/) {
        return nil
      }
      let hasSetter = body.contains(/[{};\n]\s*((non)?mutating\s+)?(set|_modify)\s*(\(\w+\)\s*)?\{/)
      if head.contains(/\bsubscript\b/) { return hasSetter ? "a `subscript`" : nil }
      guard let name = head.firstMatch(of: /\bvar\s+(\w+)/)?.1, name != "items" else { return nil }
      let isStored = body.isEmpty || head.contains("=") || body.contains(/\b(did|will)Set\b/)
      return isStored || hasSetter ? "`\(name)`" : nil
    }
  }

  /// Functions outside `TodoList` that other files can call, and that write into a list they are given.
  private static func writersOutside() throws -> [String] {
    let source = try LearnersCode.sources()
    let methods = try mutatingMethods()
    let heads = source.matches(
      of: /([^\n{}]*)\bfunc\s+(\w+)[^{}]*?\b(\w+)\s*:\s*inout\s+TodoList\b[^{}]*\{/)
    return heads.compactMap { head in
      if head.1.contains(/\b(private|fileprivate)\b/) { return nil }
      let body = source.block(from: head.range.upperBound)
      let isWriter = writes(
        body, to: "\\b\(head.3)\\.\\w+", calls: "\\b\(head.3)\\.", methods, passes: "&\(head.3)\\.")
      return isWriter ? "`\(head.2)`" : nil
    }
  }

  /// Whether code assigns or changes what is at the path, calls one of the methods, or passes a part on.
  private static func writes(
    _ body: some StringProtocol, to path: String, calls receiver: String, _ methods: [Substring],
    passes: String
  ) -> Bool {
    let parts = "(\\[[^\\]]*\\]|\\??\\.\\w+)*"
    let changing = "append|insert|remove\\w*|replace\\w*|swapAt|sort|shuffle|reverse|toggle"
    var writes = [
      "\(path)\(parts)\\s*[-+*/]?=(?!=)", "\(path)\(parts)\\.(\(changing))\\s*[({]", passes,
    ]
    if !methods.isEmpty { writes.append("\(receiver)(\(methods.joined(separator: "|")))\\(") }
    return writes.contains { body.range(of: $0, options: .regularExpression) != nil }
  }

  private static func mutatingMethods() throws -> [Substring] {
    try members().compactMap { $0.firstMatch(of: /\bmutating\s+func\s+(\w+)/)?.1 }
      .filter { $0 != "handle" }
  }

  /// The declarations in `TodoList` and its extensions, without comments and texts.
  private static func members() throws -> [String] {
    let source = try LearnersCode.sources()
    var members: [String] = []
    for type in source.matches(of: /([^\n{}]*)\b(?:struct|class|extension)\s+TodoList\b[^{]*\{/)
    where !type.1.contains("private") {
      var depth = 1
      var member = ""
      for character in source[type.range.upperBound...] {
        if "{([".contains(character) { depth += 1 }
        if "})]".contains(character) { depth -= 1 }
        if depth == 0 { break }
        member.append(character)
        let endsProperty = character.isNewline && member.contains(/\b(var|let)\b/)
        if depth == 1, character == "}" || character == ";" || endsProperty {
          members.append(member)
          member = ""
        }
      }
      members.append(member)
    }
    return members
  }
}
