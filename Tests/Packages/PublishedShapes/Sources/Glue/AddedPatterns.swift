import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI

// The lab finds the list by its conformance.
// swift-format-ignore: AvoidRetroactiveConformances
nonisolated extension AddedPatterns: @retroactive PatternListing {
  public static let patterns: [any TraceablePattern] = [ReduxPattern(), ComposablePattern()]
}

/// A pattern whose screens are the same without a recorder.
protocol ShapedPattern: TraceablePattern {}

extension ShapedPattern {
  func screens(_ environment: AppEnvironment) -> AppScreens {
    screens(environment, tracedBy: Recorder(level: .off))
  }
}
