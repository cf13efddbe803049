import Trace

/// What was planted: where it was written, and how many acts the trace had seen until then.
package struct PlantedTruth: Hashable, Sendable {
  /// As in `posts[0].authorName`.
  package let path: String
  package let acts: Int
  /// Whether it was written in the last of these acts, as a view does; otherwise nobody is known to have asked.
  package let isInAct: Bool

  package init(path: String, acts: Int, isInAct: Bool) {
    self.path = path
    self.acts = acts
    self.isInAct = isInAct
  }
}

/// What a trace tells of planted writes, by their place among the acts alone.
///
/// A write is found when the trace has a mutation without an action there that names its field.
package struct PlantedScore: Hashable, Sendable {
  package private(set) var planted = 0
  package private(set) var found = 0
  /// Mutations without an action, whether they were planted or are the pattern's own.
  package private(set) var flagged = 0
  /// Planted writes that the trace has without telling their field.
  package private(set) var withoutField = 0
  /// Planted writes that the trace tells with the very path.
  package private(set) var exactPaths = 0
  /// Found ones that come after the one found before.
  package private(set) var inOrder = 0
  /// Found ones that hang under the act in which they were written, or under nothing.
  package private(set) var underRightCause = 0

  /// Of what has no action, how much was planted.
  package var precision: Double? {
    planted == 0 || flagged == 0 ? nil : Double(found) / Double(flagged)
  }
  /// Of what was planted, how much is found.
  package var recall: Double? { planted == 0 ? nil : Double(found) / Double(planted) }

  package init(of truth: [PlantedTruth], in events: [Event], exactPaths: Int = 0) {
    planted = truth.count
    self.exactPaths = exactPaths
    var suspects = Self.suspects(in: events)
    flagged = suspects.count
    var last = -1
    for write in truth {
      let here = suspects.indices.filter { suspects[$0].acts == write.acts }
      let named = here.filter { suspects[$0].field?.root == write.path.root }
      // What is written after an act comes after what was written in it.
      guard let index = write.isInAct ? named.first : named.last else {
        if here.contains(where: { suspects[$0].field == nil }) { withoutField += 1 }
        continue
      }
      let event = suspects.remove(at: index).event
      found += 1
      if event.id > last { inOrder += 1 }
      last = event.id
      let isUnderAct = events.causes(of: event).contains(where: \.isAct)
      if isUnderAct == write.isInAct { underRightCause += 1 }
    }
  }

  /// Planted writes that stand at their place with the very path.
  package static func exactPaths(of truth: [PlantedTruth], in events: [Event]) -> Int {
    var suspects = suspects(in: events)
    return truth.count { write in
      let index = suspects.firstIndex { $0.acts == write.acts && $0.field == write.path }
      if let index { suspects.remove(at: index) }
      return index != nil
    }
  }

  /// Mutations without an action.
  private static func suspects(
    in events: [Event]
  ) -> [(event: Event, field: String?, acts: Int)] {
    var acts = 0
    return events.compactMap { event in
      if event.isAct { acts += 1 }
      guard let mutation = event.mutation, !events.hasAction(above: event),
        !events.lostCauses(of: event)
      else { return nil }
      return (event, mutation.field, acts)
    }
  }
}
