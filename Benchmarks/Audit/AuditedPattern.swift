/// The patterns that the audit knows from inside: how each holds its state, and what can be planted there.
///
/// What differs by pattern switches over it without a `default`, so that the compiler asks for all that one more needs.
enum AuditedPattern: String, CaseIterable, Sendable {
  case mv = "MV"
  case mvvm = "MVVM"
  case mvvmActions = "MVVMActions"
  case inputOutput = "InputOutput"
  case mvi = "MVI"
  case mviContainer = "MVIContainer"
  case mviReactor = "MVIReactor"

  init(named name: String) throws(AuditError) {
    guard let pattern = Self(rawValue: name) else { throw .unknownPattern(name) }
    self = pattern
  }

  /// How many choke points a change passes, each of which gives it a name.
  var namedSteps: Int {
    switch self {
    case .mv, .mvvm, .mvvmActions, .inputOutput, .mvi, .mviContainer: 1
    // An action, and the mutation that it becomes.
    case .mviReactor: 2
    }
  }

  /// What people call it: several patterns may be of one family.
  var family: String {
    switch self {
    case .mv: "MV"
    case .mvvm, .mvvmActions: "MVVM"
    case .inputOutput: "InputOutput"
    case .mvi, .mviContainer, .mviReactor: "MVI"
    }
  }
}

package enum AuditError: Error, Hashable, CustomStringConvertible {
  case unknownPattern(String)

  package var description: String {
    switch self {
    case .unknownPattern(let name):
      "the audit does not know how \(name) holds its state; tell it in Benchmarks/Audit/AuditedPattern.swift"
    }
  }
}
