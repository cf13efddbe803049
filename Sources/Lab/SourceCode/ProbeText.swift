#if os(Linux) || os(macOS)
  /// The file that a compiler is asked about: a function for each line, and one that is wrong in any case.
  struct ProbeText {
    let text: String
    private let heading: Int
    private let count: Int

    /// Lines of each function.
    private static let height = 3

    init(_ lines: [CompilerProbe.Line], importing modules: [String]) {
      let control = CompilerProbe.Line("let _: Int = \"\"", given: "")
      let functions = (lines + [control]).enumerated().map { index, line in
        "func probe\(index)(\(line.parameters)) {\n  \(line.code)\n}"
      }
      text = (modules.map { "import \($0)" } + functions).joined(separator: "\n") + "\n"
      heading = modules.count
      count = lines.count
    }

    /// What the compiler says to each line.
    ///
    /// - Throws: when it lets pass what is wrong in any case, or complains about something else.
    func errors(in answer: [String], about path: String) throws(CompilerProbeError) -> [[String]] {
      var errors = Array(repeating: [String](), count: count + 1)
      for line in answer where line.contains(": error: ") {
        let index = line.hasPrefix(path + ":") ? index(in: line.dropFirst(path.count + 1)) : nil
        guard let index, let message = line.firstRange(of: ": error: ") else {
          throw .unclear(line)
        }
        errors[index].append(String(line[message.upperBound...]))
      }
      guard errors.removeLast() != [] else { throw .unclear(answer.first ?? "it said nothing") }
      return errors
    }

    private func index(in position: Substring) -> Int? {
      guard let line = Int(position.prefix { $0 != ":" }) else { return nil }
      let index = (line - 1 - heading) / Self.height
      return line > heading && index <= count ? index : nil
    }
  }
#endif
