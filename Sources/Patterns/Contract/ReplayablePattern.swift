import Domain
import StageUI
import Trace

/// A pattern whose screens can be driven by its own actions, read from a trace: by its `Replaying.swift`.
package protocol ReplayablePattern: TraceablePattern {
  /// Sends an action to the pattern behind a view that it made; one that runs as a task of the screen is unknown.
  func send(_ action: ActionValue, to view: any View) throws(UnknownAction)
}

/// An action that the pattern does not have, or not with such a payload.
nonisolated package struct UnknownAction: Error, Hashable, CustomStringConvertible {
  package let action: ActionValue

  package init(_ action: ActionValue) {
    self.action = action
  }

  package var description: String { "the pattern has no action \(action)" }
}

nonisolated extension ActionValue {
  package func text() throws(UnknownAction) -> String { try known(payload) }

  package func flag() throws(UnknownAction) -> Bool { try known(payload.flatMap(Bool.init)) }

  package func id<Entity>() throws(UnknownAction) -> Identifier<Entity> {
    Identifier(try known(payload.flatMap(Int.init)))
  }

  package func distance() throws(UnknownAction) -> PartnerDistance {
    try known(payload.flatMap(PartnerDistance.init))
  }

  private func known<Value>(_ value: Value?) throws(UnknownAction) -> Value {
    guard let value else { throw UnknownAction(self) }
    return value
  }
}
