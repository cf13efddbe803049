/// How a run ends, for the shell.
enum ExitCode: Int32 {
  case done = 0
  case failed = 1
  /// Measured, and worse than the baseline.
  case worse = 2
  /// Measured, and better than the baseline, which needs renewing.
  case better = 4
  case wrongUsage = 64
}
