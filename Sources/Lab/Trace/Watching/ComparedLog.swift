/// Compares what is small in a watched property before and after each write, and keeps nothing else of it.
///
/// Made of closures, which the compiler can make for the property's own type: code that finds out its types while it
/// runs takes longer than the write.
@usableFromInline
final class ComparedLog: FieldLog {
  private let takeInValue: (AnyObject, WriteNumbers) -> Void
  private let mutations: (Int) -> [Mutation]

  /// - Parameters:
  ///   - takeIn: compares what is there with what was there before.
  ///   - mutations: what a write changed.
  @usableFromInline init(
    of recorder: Recorder, takeIn: @escaping (AnyObject, WriteNumbers) -> Void,
    mutations: @escaping (Int) -> [Mutation]
  ) {
    takeInValue = takeIn
    self.mutations = mutations
    super.init(of: recorder)
  }

  override var keepsValues: Bool { false }

  override func takeIn(_ object: AnyObject) { takeInValue(object, writes) }

  override func kinds(at number: Int) -> [Event.Kind] {
    mutations(number).map(Event.Kind.mutation)
  }
}
