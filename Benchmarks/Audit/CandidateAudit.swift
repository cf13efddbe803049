import Catalog
import SourceCode
import Trace

/// How many lines could have written what a session changed.
struct CandidateAudit {
  private(set) var mutations = 0
  private(set) var before = 0
  private(set) var after = 0

  /// Adds what was recorded on one screen.
  mutating func add(_ events: [Event], on feature: Session.Feature, of form: FormSource) {
    let candidates = WriteCandidates(form.files(ofFeature: feature.rawValue) + form.machinery)
    for event in events {
      guard let field = event.mutation?.field?.root else { continue }
      let all = candidates.places(writing: field).count
      mutations += 1
      before += all
      after +=
        events.nearestAction(above: event)
        .map { candidates.places(writing: field, askedBy: $0).count } ?? all
    }
  }

  func mean(_ sum: Int) -> Double { Double(sum) / Double(max(1, mutations)) }
}

extension [Event] {
  /// The name of the action that asked last: `likeTapped` of `likeTapped(3)`.
  fileprivate func nearestAction(above event: Event) -> String? {
    for cause in causes(of: event) {
      if case .action(let action) = cause.kind { return String(action.prefix { $0 != "(" }) }
    }
    return nil
  }
}

extension String {
  /// `posts` of `posts[3].isLiked`.
  var root: String { String(prefix { $0 != "." && $0 != "[" }) }
}
