/// Keeps the values before and after each write.
///
/// An array that is kept is copied on its next change.
@usableFromInline
final class SnapshotLog<Root>: FieldLog {
  private struct Snapshot {
    let old: Root
    var new: Root?
  }

  /// Without a name, the value is a struct whose properties are the fields.
  private let name: String?
  private let read: (AnyObject) -> Root
  private var snapshots = Ring<Snapshot>()

  @usableFromInline init(
    _ name: String?, of recorder: Recorder, read: @escaping (AnyObject) -> Root
  ) {
    self.name = name
    self.read = read
    super.init(of: recorder)
  }

  override func prepareWrite(to object: AnyObject) {
    snapshots.append(Snapshot(old: read(object)))
  }

  override func takeIn(_ object: AnyObject) {
    guard var snapshot = snapshots[writes.newest] else { return }
    snapshot.new = read(object)
    snapshots[writes.newest] = snapshot
  }

  override func kinds(at number: Int) -> [Event.Kind] {
    guard let snapshot = snapshots[number], let new = snapshot.new else { return [] }
    if let name {
      return Mutation(of: name, from: snapshot.old, to: new).map { [.mutation($0)] } ?? []
    }
    return Mutation.fields(from: snapshot.old, to: new).map(Event.Kind.mutation)
  }

  override func removeFirst() {
    super.removeFirst()
    snapshots.removeFirst()
  }
}
