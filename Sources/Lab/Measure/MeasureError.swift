/// Why nothing was measured.
public enum MeasureError: Error, Hashable, CustomStringConvertible {
  case debugBuild
  case tooFewRounds(Int, fewest: Int)

  public var description: String {
    switch self {
    case .debugBuild:
      "a debug build measures nothing; run: swift run -c release lab bench"
    case .tooFewRounds(let rounds, let fewest):
      "\(rounds) rounds say too little; run at least \(fewest)"
    }
  }
}
