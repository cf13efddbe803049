extension PatternSource {
  /// The stored properties of a type that it does not keep to itself, and that can be written: variables, and relays.
  ///
  /// - Parameter file: where the type is declared.
  package func storedFields(of type: String, in file: String) -> [String] {
    guard let text = self.file(named: file)?.text else { return [] }
    let lines = SwiftText(text).lines.map(\.code)
    let head = lines.firstIndex {
      $0.firstMatch(of: /\b(?:class|struct)\s+(\w+)/).map { $0.1 == type } ?? false
    }
    guard let head else { return [] }
    let members = lines[head].prefix { $0 == " " }.count + 2
    return lines[(head + 1)...].prefix {
      !$0.hasPrefix(String(repeating: " ", count: members - 2) + "}")
    }
    .filter { $0.prefix { $0 == " " }.count == members }
    .compactMap(storedField)
  }

  private func storedField(in line: String) -> String? {
    if line.contains(/\bprivate\s|\bfileprivate\s|@ObservationIgnored/) { return nil }
    if let relay = line.firstMatch(of: /\blet (\w+) = Relay\b/) { return String(relay.1) }
    guard let property = line.firstMatch(of: /\bvar (\w+)(.*)$/) else { return nil }
    let isComputed = property.2.contains("{") && !property.2.contains(" = ")
    return isComputed ? nil : String(property.1)
  }
}
