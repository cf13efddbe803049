/// How far a run of rounds has come.
public enum RoundProgress: Sendable, Hashable {
  /// Looking for the iteration count of the named contender.
  case calibrating(String)
  /// About to time the named contender. Rounds count from 1; see ``Schedule/rounds`` for the range.
  case sampling(String, round: Int, of: ClosedRange<Int>)
}
