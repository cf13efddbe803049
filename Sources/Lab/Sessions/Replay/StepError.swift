/// Why a step cannot be done now.
nonisolated package enum StepError: Error, Hashable, CustomStringConvertible {
  case noScreen
  case isOnScreen
  case noCall(String, pending: [String])
  case unknownFailure(String)

  package var description: String {
    switch self {
    case .noScreen: "no screen is seen"
    case .isOnScreen: "the screen is seen already"
    case .noCall(let call, let pending):
      "call \(call) is not held; held: "
        + (pending.isEmpty ? "nothing" : pending.joined(separator: ", "))
    case .unknownFailure(let failure): "the backend has no error '\(failure)'"
    }
  }
}
