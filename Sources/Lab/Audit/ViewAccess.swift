/// What a pattern's views could do to its state with what they hold, as the compiler answers.
package struct ViewAccess: Encodable, Hashable, Sendable {
  package var fields: [Field] = []
  /// State changes by a call that compiles from a view, and that no view of the pattern makes.
  package var calls: [String] = []

  package struct Field: Encodable, Hashable, Sendable {
    /// With the type that declares it: `FeedViewModel.query`.
    let name: String
    /// The compiler's error on the assignment; `nil` if a view may assign it.
    let error: String?
  }

  package var assignable: Int { fields.count { $0.error == nil } }
}

extension ViewAccess {
  /// - Parameter errors: returns the errors in each line.
  /// - Throws: ``CompilerProbeError`` if the views hold no state that can be read.
  init(of pattern: PatternSource, errors: ([CompilerProbe.Line]) throws -> [[String]]) throws {
    let reach = ViewReach(of: pattern)
    let answers = try zip(reach.probes, errors(reach.probes.map(\.line)))
    for (name, answers) in Dictionary(grouping: answers, by: \.0.field) {
      let errors = answers.map(\.1)
      if let name {
        fields.append(Field(name: name, error: errors.contains([]) ? nil : errors[0].first))
      } else if let wrong = answers.first(where: { $0.0.method == nil && $0.1 != [] }) {
        throw CompilerProbeError(
          "\(pattern.name): the audit misread '\(wrong.0.line.parameters)': \(wrong.1[0])")
      }
    }
    fields.sort { $0.name < $1.name }
    if fields.isEmpty {
      throw CompilerProbeError("\(pattern.name): no view of it holds a type with fields")
    }
    // A method that accepts an enum of the pattern is an entry for each of its cases.
    let open = answers.filter { $0.1 == [] }.map(\.0)
    let entries = Set(open.filter { $0.argument != nil }.map(\.method))
    let methods = open.filter { !entries.contains($0.method) }.compactMap(\.method)
      .filter { !reach.called.contains($0.parts(at: ".").last ?? "") }
    calls = Set(methods + open.compactMap(\.argument).flatMap(reach.unsent)).sorted()
  }
}

/// What can be written behind the stored properties of a pattern's views.
private struct ViewReach {
  /// A line that writes to a field or calls a method, or one that proves what a view holds.
  struct Probe {
    let line: CompilerProbe.Line
    var field: String?
    var method: String?
    /// The enum of the pattern that is tried as the method's first argument.
    var argument: String?
  }

  private let types: [String: TypeDeclaration]
  /// The methods that views call or pass on, and the cases that they send.
  private(set) var (called, sent): (Set<String>, Set<String>) = ([], [])
  private(set) var probes: [Probe] = []

  init(of pattern: PatternSource) {
    types = TypeDeclaration.all(in: pattern.files)
    for file in pattern.files where TypeDeclaration.all(in: [file]).values.contains(where: \.isView)
    {
      let code = SwiftText(file.text).lines.map(\.code).joined(separator: "\n")
      called.formUnion(code.matches(of: /\.(\w+)\s*[({,)]/).map { String($0.1) })
      sent.formUnion(code.matches(of: /[(?:{]\s*\.(\w+)/).map { String($0.1) })
    }
    for (name, view) in types where view.isView {
      for property in view.properties { add(property, of: name) }
    }
  }

  private mutating func add(_ property: TypeDeclaration.Property, of view: String) {
    let isBound = ["State", "Binding"].contains(property.wrapper)
    if let found = resolve(property.type) {
      let isValue = isBound && types[found.name]?.kind.hasSuffix("class") == false
      let given = "held: " + (isValue ? "Binding<\(property.type)>" : property.type)
      if probes.contains(where: { $0.line.parameters == given }) { return }
      probes.append(Probe(line: .init("_ = held", given: given)))
      follow(found, at: isValue ? ["held", "wrappedValue"] : ["held"], given, within: [])
    } else if property.wrapper == "State", !property.type.contains("Task") {
      probes.append(Probe(line: .init("", given: ""), field: "\(view).\(property.name)"))
    }
  }

  /// Adds the fields and methods of a type, and of those that its properties lead to.
  private mutating func follow(
    _ found: Found, at path: [String], _ given: String, within: [String]
  ) {
    let (name, arguments) = found
    guard let type = types[name], !within.contains(name), within.count < 5 else { return }
    let isProtocol = type.kind == "protocol"
    let shared = isProtocol ? [] : type.inherited.compactMap { types[$0] }
    for method in type.methods + shared.flatMap(\.methods) where !method.isRead {
      let target = method.name == "callAsFunction" ? path : path + [method.name]
      let enums = method.labels.isEmpty ? [] : types.keys.filter { types[$0]?.kind == "enum" }
      for argument in [nil] + enums {
        let call = method.call(
          target.joined(separator: "."), "anything()" + (argument.map { " as \($0)" } ?? ""))
        let line = CompilerProbe.Line(call, given: given)
        probes.append(Probe(line: line, method: "\(name).\(target.last ?? "")", argument: argument))
      }
    }
    // Behind a protocol are the fields of the types that conform to it, or else its requirements.
    let behind = isProtocol ? types.filter { $0.value.inherited.contains(name) } : [:]
    let stored = behind.flatMap { owner, type in
      type.properties.filter(\.isField).map { ("\(owner).\($0.name)", $0) }
    }
    // A generic type stands for many values, which their places tell apart.
    let owner = arguments.isEmpty ? name : "\(within.last ?? name).\(path.last ?? "")"
    let seen =
      type.properties
      + shared.flatMap(\.properties).map { .init(name: $0.name, type: $0.type) }
    let visible = seen.filter { stored.isEmpty || !$0.isField }
      .map { (isProtocol ? owner : "\(owner).\($0.name)", $0) }
    for (field, property) in visible + stored {
      let found = resolve(
        property.type, in: name, with: arguments.merging(["Self": name]) { old, _ in old })
      let kind = found.flatMap { types[$0.name]?.kind }
      if property.isField, kind?.contains(/class|protocol/) != true {
        let isShadowed = types[within.last ?? ""]?.properties.map(\.name).contains(property.name)
        for path in [path] + (isShadowed == true ? [] : [path.dropLast()]) where !path.isEmpty {
          let path = (path + [property.name]).joined(separator: ".")
          let line = CompilerProbe.Line("let value = \(path); \(path) = value", given: given)
          probes.append(Probe(line: line, field: field))
        }
      } else if let found {
        follow(found, at: path + [property.name], given, within: within + [name])
      }
    }
  }

  /// A type by its full name, and the arguments of its parameters.
  private typealias Found = (name: String, arguments: [String: String])

  /// Finds the type that a text means, behind aliases and parameters.
  private func resolve(
    _ written: String, in outer: String = "", with arguments: [String: String] = [:]
  ) -> Found? {
    let text = written.replacing(/\b(any|some) |[?()]/, with: "")
      .replacing(/\w+/) { arguments[String($0.0)] ?? String($0.0) }
    let head = String(text.prefix { $0 != "<" })
    for name in ["\(outer).\(head)", head] {
      if let type = types[name] {
        let list = String(text.dropFirst(head.count + 1).dropLast())
        let values = list.isEmpty ? [] : list.parts(at: ",")
        return (name, Dictionary(zip(type.parameters, values.map(\.trimmed))) { old, _ in old })
      }
      let around = name.split(separator: ".").dropLast().joined(separator: ".")
      if let alias = types[around]?.aliases[String(name.split(separator: ".").last ?? "")] {
        return resolve(alias, in: around, with: arguments)
      }
    }
    return nil
  }

  /// The cases of an enum that no view sends.
  func unsent(_ type: String) -> [String] {
    (types[type]?.cases ?? []).filter { !sent.contains($0) }.map { "\(type).\($0)" }
  }
}
