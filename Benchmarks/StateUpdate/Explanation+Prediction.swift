import Domain
import Measure
import Report

extension Explanation {
  /// The bytes that follow from what is copied, and why that is copied.
  package var prediction: String {
    let bytes = "\(Units.count(cost.predictedBytes)) bytes"
    switch operation.update(state).change {
    case .flag:
      if cost.predictedBytes == 0 { return "\(bytes). \(Self.flag)" }
    case .edit(let part, let indices):
      if let reason = reason(part, elements: indices.count) { return bytes + reason }
    case .append(let part), .remove(let part, _):
      if let reason = reason(part, elements: 1) { return bytes + reason }
    }
    return "\(bytes), by the formula of what it keeps the state in; docs/method.md has it."
  }

  private static let flag = """
    The flag stands beside the arrays. A new state around the same arrays counts up their owners and \
    copies none of them.
    """

  /// `nil` when the bytes are neither nothing, nor the array, nor a chunk of it.
  private func reason(_ part: Part, elements: Int) -> String? {
    let array = state.buffer(of: part)
    let chunks = (array.count + Self.chunkLength - 1) / Self.chunkLength
    let chunked =
      CopyFormulas.array(of: Self.chunkLength, stride: array.stride)
      + CopyFormulas.array(of: chunks, stride: MemoryLayout<UInt>.stride)
    switch cost.predictedBytes {
    case 0: return nothing(part, elements)
    case array.bytesOfCopy: return copy(of: array, part, elements)
    case chunked where elements == 1: return copy(ofOneOf: chunks, part, stride: array.stride)
    default: return nil
    }
  }

  private func nothing(_ part: Part, _ elements: Int) -> String {
    let change =
      elements == 1
      ? "When the \(part.element) is changed nobody else holds the \(part.elements)"
      : "When the \(part.elements) are changed nobody else holds their array"
    return ". \(change), so they need no copy."
  }

  private func copy(of array: BufferIdentity, _ part: Part, _ elements: Int) -> String {
    let others = Units.count(elements - 1)
    let once =
      elements > 1 ? " Then it has one owner, so the other \(others) writes copy nothing." : ""
    return """
      , a copy of all \(part.elements) and of nothing else: \(Units.count(array.count)) \
      \(part.elements) × \(array.stride) bytes from one to the next + \(CopyFormulas.arrayHeader) \
      bytes of header. An array with two owners is copied whole before the first write to it.\(once) \
      Each \(part.element) that is copied also counts up \(part.references), which is most of the \
      time that it takes.
      """
  }

  private func copy(ofOneOf chunks: Int, _ part: Part, stride: Int) -> String {
    """
    : a chunk of \(Self.chunkLength) \(part.elements) × \(stride) bytes and the list of \
    \(Units.count(chunks)) chunks × \(MemoryLayout<UInt>.stride) bytes, each + \
    \(CopyFormulas.arrayHeader) bytes of header. An array with two owners is copied whole before the \
    first write to it; here the arrays on the way to the \(part.element) are short.
    """
  }

  private static var chunkLength: Int { ChunkedArray<Post>.chunkLength }
}

extension Part {
  fileprivate var element: String {
    switch self {
    case .users: "user"
    case .posts: "post"
    case .comments: "comment"
    }
  }

  fileprivate var elements: String { element + "s" }

  /// What a copied element holds beyond its own bytes.
  fileprivate var references: String {
    switch self {
    case .users, .comments: "the reference to its string"
    case .posts: "the references to its two strings"
    }
  }
}
