import LabOutput

extension UpdateReport: CustomStringConvertible {
  /// The verdict in sentences.
  public var description: String {
    var sentences = [headline]
    switch verdict {
    case .copies, .rebuilds: break
    case .copiesNothing, .allocates, .exchangesBuffers, .takesLonger, .unknown:
      if watchedBuffers == 0 {
        sentences.append("Reflection finds no array, dictionary or set of 256 bytes or more in it.")
      }
    }
    if let retainedBytes, retainedBytes >= Self.fewestRetained {
      sentences.append("Each update leaves \(Units.bytes(retainedBytes)) more allocated.")
    }
    return sentences.joined(separator: " ")
  }

  /// Less may be what the allocator rounds.
  private static let fewestRetained = 8

  private var headline: String {
    switch verdict {
    case .copiesNothing, .takesLonger:
      if let timeGrowth {
        return """
          \(subject) copies no buffer that is seen\(allocating), but its time grows \
          \(timeGrowth). It may copy elements into memory that it keeps.
          """
      }
      return "\(subject) copies nothing\(allocating)."
    case .copies:
      let largest = copies.first { $0.kind != .rebuilt } ?? copies[0]
      let verb = largest.kind == .copied ? "copies" : "copies or rebuilds"
      return """
        \(subject(in: largest.updates)) \(plural(verb, largest.updates)) \
        \(Units.bytes(copiedOnly))\(reason(of: largest))
        """
    case .rebuilds:
      let place = copies[0].place.map { " in \($0)" } ?? ""
      return """
        \(subject(in: copies[0].updates)) \(plural("rebuilds", copies[0].updates)) \
        \(copies[0].path), \(Units.bytes(copiedBytes.largest))\(place).
        """
    case .allocates:
      let place = largestAllocation.map { " The largest block is allocated in \($0)." } ?? ""
      return """
        \(subject) allocates \(amounts). No watched buffer was copied; what the memory is for is \
        unknown.\(place)
        """
    case .exchangesBuffers:
      return """
        \(subject) allocates \(amounts), but \(exchangedBuffers.joined(separator: " and ")) \
        \(exchangedBuffers.count == 1 ? "has another buffer" : "have other buffers") afterwards. \
        Elements that are copied into a buffer that is kept are not seen.
        """
    case .unknown:
      return """
        \(subject) moves no watched buffer. Allocations cannot be counted here, so a copy of other \
        memory, or one that is discarded, is not seen.
        """
    }
  }

  private func reason(of copy: Copy) -> String {
    guard let reason = copy.holder.reason else { return ". What holds the old value is unknown." }
    let part = copy.bytes < copiedOnly ? "\(Units.bytes(copy.bytes)) of it " : ""
    return ", \(part)\(reason)"
  }

  /// Without what was only rebuilt.
  private var copiedOnly: Int {
    let bytes = copies.filter { $0.kind != .rebuilt }.reduce(0) { $0 + $1.bytes }
    return min(copiedBytes.largest, bytes)
  }

  private var subject: String { "One update at \(Units.count(size)) elements" }

  private func subject(in count: Int) -> String {
    count == updates
      ? subject : "At \(Units.count(size)) elements, \(count) of \(updates) updates"
  }

  private func plural(_ verb: String, _ count: Int) -> String {
    guard count != updates, count > 1 else { return verb }
    return verb.split(separator: " ").map {
      $0 == "or" ? "or" : $0 == "copies" ? "copy" : "rebuild"
    }
    .joined(separator: " ")
  }

  private var amounts: String {
    guard let bytes else { return "an unknown amount" }
    guard bytes.largest > 0 else { return "nothing" }
    return """
      \(Units.bytes(bytes.largest)) at the largest of \(updates) updates, \
      \(Units.bytes(Int(bytes.mean))) on average
      """
  }

  private var allocating: String {
    guard let bytes, bytes.largest > 0 else { return "" }
    return ", and allocates \(Units.bytes(bytes.largest)) at most"
  }
}

extension UpdateReport.Holder: CustomStringConvertible {
  /// The holder's name.
  public var description: String {
    switch self {
    case .property(let path): path
    case .releasedBy(let function, let place): "\(function), \(place)"
    case .subscriber: "the subscriber"
    case .unknown: "unknown"
    }
  }

  /// What the table of copies calls it.
  var role: String {
    if case .releasedBy = self { "Released by" } else { "Held by" }
  }

  /// The end of a sentence.
  fileprivate var reason: String? {
    switch self {
    case .property(let path): "because \(path) holds the old value."
    case .releasedBy(let function, let place):
      "because the old value lives until \(function) releases it (\(place))."
    case .subscriber: "because the subscriber holds the old value."
    case .unknown: nil
    }
  }
}
