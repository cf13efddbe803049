/// Compares what is small in a watched property before and after each write, and keeps nothing else of it.
final class ComparedLog<Root>: FieldLog {
  private let read: () -> Root?
  private let fields: Fields<Root>

  init(_ fields: Fields<Root>, keepsSites: Bool, read: @escaping () -> Root?) {
    self.fields = fields
    self.read = read
    super.init(keepsSites: keepsSites)
  }

  override func start() { takeIn(after: -1) }

  override func takeIn(after write: Int) {
    guard let root = read() else { return }
    withUnsafePointer(to: root) { root in
      for field in fields.all { field.takeIn(root, after: write) }
    }
  }

  override func kinds(at number: Int) -> [Event.Kind] {
    let mutations = fields.all.compactMap { $0.mutation(at: number) }
    if !mutations.isEmpty { return mutations.map(Event.Kind.mutation) }
    return fields.otherwise.map { [.mutation($0)] } ?? []
  }

  private var oldest = 0

  override func removeFirst() {
    super.removeFirst()
    for field in fields.all { field.removeChanges(through: oldest) }
    oldest += 1
  }
}
