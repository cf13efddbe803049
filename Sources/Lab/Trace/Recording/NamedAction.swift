/// A listed entry, and what it was given.
nonisolated package struct NamedAction<Payload> {
  package let name: StaticString
  package let payload: Payload
}

nonisolated extension NamedAction: CustomStringConvertible {
  /// As in `likeTapped(3)`.
  package var description: String { "\(name)(\(payloadSummary(payload)))" }
}

nonisolated extension NamedAction: Equatable where Payload: Equatable {
  package static func == (a: NamedAction, b: NamedAction) -> Bool {
    a.name.description == b.name.description && a.payload == b.payload
  }
}

nonisolated extension NamedAction: SmallValue where Payload: SmallValue {
  package var isSmall: Bool { payload.isSmall }
}
