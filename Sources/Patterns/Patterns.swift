import InputOutput
import LabContract
import LabDomain
import LabTrace
import MV
import MVI
import MVIContainer
import MVIReactor
import MVModel
import MVVM
import MVVMActions
import StageUI

/// All patterns, in the order in which every table and every test names them.
public enum Patterns {
  /// The built-in patterns, then those that another package adds.
  nonisolated public static let all: [any TraceablePattern] = builtIn + added

  /// The patterns of ``PatternListing``; none unless another package adds the conformance.
  nonisolated package static let added =
    (AddedPatterns.self as Any.Type as? any PatternListing.Type)?.patterns ?? []

  nonisolated package static let builtIn: [any TraceablePattern] = [
    MV.Pattern(),
    MVModel.Pattern(),
    MVVM.Pattern(),
    MVVMActions.Pattern(),
    InputOutput.Pattern(),
    MVI.Pattern(),
    MVIContainer.Pattern(),
    MVIReactor.Pattern(),
  ]
}

/// The patterns of another package, which declares them once:
///
///     nonisolated extension AddedPatterns: @retroactive PatternListing {
///       public static let patterns: [any TraceablePattern] = [Pattern()]
///     }
public enum AddedPatterns {}

/// A list of patterns that are added to the built-in ones in every table; the specification runs on
/// them alone.
nonisolated public protocol PatternListing: SendableMetatype {
  /// The patterns, in the order of every table and test.
  static var patterns: [any TraceablePattern] { get }
}

/// A pattern that can be tried, measured and traced.
public protocol TraceablePattern: StatePattern {
  /// Returns the same screens as `screens(_:)`, with their state watched by `recorder`.
  ///
  /// Also names the calls that the pattern itself does not name.
  func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens
  /// Creates the store of a feed, to be driven without a screen.
  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed
}
