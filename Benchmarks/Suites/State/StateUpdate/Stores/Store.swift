/// A store: a place where state is kept, together with its way of being updated.
///
/// A value inlines `update` and holds exactly one call in it that is not inlined; an object does
/// not inline `update` itself. So every strategy pays for one call that the optimizer cannot look
/// through, and nothing in it is moved out of the loop, merged with the next update or left out.
protocol Store: SendableMetatype {
  associatedtype Layout: State

  init(_ state: AppState)

  mutating func update(by action: Action)

  /// The present state. May cost a copy.
  var state: Layout { get }
}

/// The reducer that takes `inout`.
@inline(never)
func reduce<Layout: State>(into state: inout Layout, _ action: Action) {
  state.apply(action)
}
