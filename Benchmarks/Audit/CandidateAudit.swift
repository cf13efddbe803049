import Catalog
import SourceCode
import Trace

/// How many lines could have written what a session changed.
struct CandidateAudit {
  private(set) var mutations = 0
  private(set) var before = 0
  private(set) var after = 0

  /// Adds what was recorded on one screen; where the trace tells no field, it may have been any.
  mutating func add(_ events: [Event], on feature: Session.Feature, of form: FormSource) {
    let candidates = WriteCandidates(form.files(ofFeature: feature.rawValue) + form.machinery)
    let allFields = StateOwner.fields(of: form, on: feature)
    var counts: [Question: Int] = [:]
    func count(_ question: Question) -> Int {
      if let count = counts[question] { return count }
      let fields = question.field.map { [$0] } ?? allFields
      let places = question.action.map { candidates.places(writingAnyOf: fields, askedBy: $0) }
      let count = (places ?? candidates.places(writingAnyOf: fields)).count
      counts[question] = count
      return count
    }
    for event in events {
      guard let mutation = event.mutation else { continue }
      let field = mutation.field?.root
      if field == nil, allFields.isEmpty { continue }
      mutations += 1
      before += count(Question(field: field, action: nil))
      after += count(Question(field: field, action: events.nearestAction(above: event)))
    }
  }

  private struct Question: Hashable {
    /// Any, where it is not known.
    let field: String?
    let action: String?
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
