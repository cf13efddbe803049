import Trace

/// What was planted: where it was written, and how many acts the trace had seen until then.
package struct PlantedTruth: Hashable, Sendable {
  package let field: String
  package let acts: Int
  /// Whether it was written in the last of these acts, as a view does; otherwise nobody is known to have asked.
  package let isInAct: Bool

  package init(field: String, acts: Int, isInAct: Bool) {
    self.field = field
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
  /// Mutations without an action, whether they were planted or are the form's own.
  package private(set) var flagged = 0
  /// Planted writes that the trace has without telling their field.
  package private(set) var withoutField = 0
  /// Found ones that stand behind the one found before.
  package private(set) var inOrder = 0
  /// Found ones that hang under the act in which they were written, or under nothing.
  package private(set) var underRightCause = 0

  /// Of what has no action, how much was planted.
  package var precision: Double? { flagged == 0 ? nil : Double(found) / Double(flagged) }
  /// Of what was planted, how much is found.
  package var recall: Double? { planted == 0 ? nil : Double(found) / Double(planted) }

  package init(of truth: [PlantedTruth], in events: [Event]) {
    planted = truth.count
    var acts = 0
    var suspects: [(event: Event, field: String?, acts: Int)] = []
    for event in events {
      if event.isAct { acts += 1 }
      guard let mutation = event.mutation, !events.hasAction(above: event),
        !events.lostCauses(of: event)
      else { continue }
      suspects.append((event, mutation.field, acts))
    }
    flagged = suspects.count
    var last = -1
    for write in truth {
      let here = suspects.indices.filter { suspects[$0].acts == write.acts }
      let named = here.filter { suspects[$0].field?.isWithin(write.field) == true }
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
}

extension String {
  /// Whether it is that field or a part of it: `posts[3].isLiked` is within `posts`.
  fileprivate func isWithin(_ field: String) -> Bool {
    hasPrefix(field) && (count == field.count || ".[".contains(dropFirst(field.count).prefix(1)))
  }
}
