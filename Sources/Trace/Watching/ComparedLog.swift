/// Compares what is small in a watched property before and after each write, and keeps nothing else of it.
///
/// Made of closures, which the compiler can make for the property's own type: code that finds out its types while it
/// runs takes longer than the write.
@usableFromInline
final class ComparedLog: FieldLog {
  private let takeInFields: (WriteNumbers) -> Void
  private let mutations: (Int) -> [Mutation]

  /// - Parameters:
  ///   - takeIn: compares what is there with what was there before.
  ///   - mutations: what a write changed.
  @usableFromInline init(
    sites: Sites?, takeIn: @escaping (WriteNumbers) -> Void,
    mutations: @escaping (Int) -> [Mutation]
  ) {
    self.takeInFields = takeIn
    self.mutations = mutations
    super.init(sites: sites)
  }

  override func start() { takeIn() }

  override func takeIn() { takeInFields(writes) }

  override func kinds(at number: Int) -> [Event.Kind] {
    mutations(number).map(Event.Kind.mutation)
  }
}
