import LabTracepoints

/// A write as it is kept; its values are described when events are read.
struct RecordedWrite {
  /// `nil` when no watched field of a state differs.
  let change: FieldChange?
  /// The fields written inside a state; `nil` where its owner does not know.
  var fields: [AnyKeyPath]?
  /// The names of those that a trace calls otherwise than the state.
  var names: [AnyKeyPath: String] = [:]
  /// Where each of these fields was written, if stacks are kept.
  var stacks: [AnyKeyPath: [UInt]] = [:]
  /// Where the write was reported.
  var origin = WriteOrigin(stack: [])
  /// The property that holds the state, where a view does.
  var state: String?
}

extension RecordedWrite {
  /// Describes the write, field by field, each with its origin if stacks are kept.
  ///
  /// - Parameter path: the only field to describe; `nil` for all.
  func mutations(of path: FieldPath?) -> [(mutation: Mutation, origin: WriteOrigin?)] {
    let seen = change.map { change in
      path.map { [Mutation(of: $0, in: change)].compactMap(\.self) } ?? Mutation.all(in: change)
    }
    return ((seen ?? []) + (path == nil ? unseen(beside: seen) : [])).map { ($0, origin(of: $0)) }
  }

  /// The writes that show in no value: to a row inside an array, or to a field that is not listed.
  private func unseen(beside seen: [Mutation]?) -> [Mutation] {
    guard let fields else { return seen == nil ? [Mutation(field: nil)] : [] }
    let names = Set((seen ?? []).compactMap(\.root))
    return fields.map { self.names[$0] ?? $0.field }.filter { !names.contains($0) }
      .map { Mutation(field: $0) }
  }

  private func origin(of mutation: Mutation) -> WriteOrigin? {
    let stack = stacks.first { [$0.key.field, names[$0.key]].contains(mutation.root) }?.value
    var origin = stack.map { WriteOrigin(stack: $0, isEarly: true) } ?? origin
    let property = stacks.keys.first { names[$0] == mutation.root }?.field
    origin.names = [mutation.root, property, state].compactMap(\.self)
    return origin.stack.isEmpty ? nil : origin
  }
}

nonisolated extension Mutation {
  /// The property that the field is in: `posts` of `posts[0].isLiked`.
  fileprivate var root: String? { field.map { String($0.prefix { $0 != "." && $0 != "[" }) } }
}

nonisolated extension AnyKeyPath {
  /// The last property, as in `posts` of `\FeedState.posts`.
  fileprivate var field: String {
    debugDescription.split(separator: ".").last.map(String.init) ?? debugDescription
  }
}
