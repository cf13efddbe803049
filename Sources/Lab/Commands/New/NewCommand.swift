import Foundation
import LabAudit
import LabCommandLine
import LabOutput

extension Command {
  static let new = Command(
    name: "new", summary: "writes a package to start from", example: NewCommand.example,
    operand: Operand(placeholder: "KIND NAME") { nil },
    options: [.featurePattern, .child, .form, .from, .with, .into],
    remark: """
      KIND is 'feature': a screen of your app and its test, in one of the patterns; 'pattern': both \
      screens in your own pattern, tested, measured and traced beside the built-in ones \
      (docs/your-own-pattern.md); 'measurement': one update of your own state; or 'comparison': \
      one update in the lab's stores and in libraries (docs/your-own-state.md), which needs no NAME. \
      The package depends on the checkout that this program was built from. Its folder, NAME, must not exist yet.
      """,
    run: NewCommand().run)
}

extension Option {
  static let featurePattern = Option(
    "pattern", .word("PATTERN", of: .builtInPatterns),
    help: "The pattern of a new feature (default: \(NewCommand.usualPattern)).")
  static let child = Option(
    "child", help: "Makes the feature a child that several screens share, with a small parent.")
  static let form = Option(
    "form", help: "Makes the feature a form of two fields, each with its rule and its error.")
  static let from = Option(
    "from", .word("PATTERN", of: .builtInPatterns),
    help: "The pattern whose screens a new pattern copies (default: \(NewCommand.usualPattern)).")
  static let with = Option(
    "with", .text("MODULE=FOLDER,…"),
    help: "The libraries of a comparison: each module with the folder of its package.")
}

/// `lab new`
struct NewCommand {
  static let example = "lab new pattern Mine --from MVI"
  static let usualPattern = "MVVM"

  enum Kind: String, CaseIterable {
    case pattern, feature, measurement, comparison

    /// `nil` where the user must choose one.
    var usualName: String? { self == .comparison ? "Comparison" : nil }
  }

  var checkout: () throws(CheckoutError) -> Checkout = Checkout.here

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let kinds = Vocabulary("kind", Kind.allCases.map(\.rawValue))
    let words = arguments.operands
    guard let word = words.first, let kind = Kind(rawValue: try kinds.word(word)), words.count < 3,
      let name = words.dropFirst().first ?? kind.usualName
    else { throw UsageError("it takes a KIND and a NAME, as in: \(Self.example)") }
    if let reason = PackageName.refusal(of: name) { throw UsageError("'\(name)' \(reason)") }

    let checkout = try checkout()
    if PackageName.isTaken(name, in: checkout.root) {
      throw UsageError("'\(name)' is a name in the lab's own package; choose another name")
    }
    for (option, of) in [
      (Option.from, Kind.pattern), (.featurePattern, .feature), (.child, .feature),
      (.form, .feature), (.with, .comparison),
    ] where kind != of && arguments.has(option) {
      throw UsageError("'\(option.spelling)' applies only to a \(of.rawValue)")
    }
    let package: any PackageTemplate
    switch kind {
    case .pattern:
      let source = checkout.pattern(arguments[.from] ?? Self.usualPattern)
      package = PatternTemplate(name: name, source: source, checkout: checkout)
    case .feature:
      let pattern = arguments[.featurePattern] ?? Self.usualPattern
      let isForm = arguments.has(.form)
      if isForm, arguments.has(.child) { throw UsageError("'--form' makes no child; choose one") }
      let template = try FeatureTemplate(
        name: name, pattern: pattern,
        kind: isForm ? .form : arguments.has(.child) ? .child : .screen, of: checkout)
      if let taken = template.takenName {
        throw UsageError("'\(name)' would declare '\(taken)', which is taken; choose another name")
      }
      package = template
    case .measurement:
      package = MeasurementTemplate(name: name, checkout: checkout)
    case .comparison:
      let libraries = try ComparedLibrary.all(in: arguments[.with] ?? "")
      package = ComparisonTemplate(name: name, libraries: libraries, checkout: checkout)
    }
    let path = "\(arguments[.into] ?? ".")/\(name)"
    try AtomicFolder.write(package.files, to: path)
    output.print("Wrote \(path). Its README.md lists the next commands.")
    return .done
  }
}

/// The name of a package, its folder and its module.
enum PackageName {
  /// Returns why a module cannot have the name; `nil` if it can.
  static func refusal(of name: String) -> String? {
    name.wholeMatch(of: /[A-Z][A-Za-z0-9_]{0,63}/) == nil
      ? """
      is not a module name: it takes a capital letter A to Z, then letters, digits and '_', 64 in all \
      at most
      """ : nil
  }

  /// Returns whether the lab has a module of this name, ignoring case as file systems may, or is in
  /// a folder of this name, which identifies it to the package manager.
  static func isTaken(_ name: String, in lab: String) -> Bool {
    let manifest = (try? String(contentsOfFile: lab + "/Package.swift", encoding: .utf8)) ?? ""
    let names = manifest.matches(of: /"(\w+)"/).map { $0.1.lowercased() }
    let own = ["glue", lab.split(separator: "/").last?.lowercased() ?? ""]
    return (names + own).contains(name.lowercased())
  }
}
