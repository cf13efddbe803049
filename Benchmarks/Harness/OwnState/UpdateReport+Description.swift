import LabOutput

extension UpdateReport: CustomStringConvertible {
  /// The verdict in sentences.
  public var description: String {
    var sentences = [headline]
    switch verdict {
    case .copies, .rebuilds: break
    case .copiesNothing, .allocates, .takesLonger, .unknown:
      if watchedBuffers == 0 {
        sentences.append("Reflection finds no array, dictionary or set of 256 bytes or more in it.")
      }
    }
    if let alone = copiedWithoutSubscriber {
      sentences.append(
        alone == copiedOnWrite
          ? "It does so without the subscriber, too."
          : "Without the subscriber it copies \(alone.largest > 0 ? "\(Units.bytes(alone.largest)) at most" : "nothing")."
      )
    }
    if let retainedBytes, retainedBytes > 0 {
      sentences.append(
        "An update leaves \(Units.bytes(retainedBytes)) more allocated on average, 4,096 times in a row."
      )
    }
    return sentences.joined(separator: " ")
  }

  /// Less may be what the allocator rounds.
  static let fewestRetained = 8

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
      let copies = copies.filter { $0.kind != .rebuilt }
      let verb = copies.contains { $0.kind == .copied } ? "copies" : "copies or rebuilds"
      return """
        \(subject(in: copyingUpdates)) \(plural(verb, copyingUpdates)) \
        \(amount(of: copiedOnWrite, in: copyingUpdates))\(reason(of: copies))
        """
    case .rebuilds:
      let place = copies[0].place.map { " in \($0)" } ?? ""
      return """
        \(subject(in: copies[0].updates)) \(plural("rebuilds", copies[0].updates)) \
        \(copies[0].path), \(amount(of: copiedBytes, in: copies[0].updates))\(place).
        """
    case .allocates:
      let place = largestAllocation.map { " The largest block is allocated in \($0)." } ?? ""
      return """
        \(subject) allocates \(amounts). No watched buffer was copied; what the memory is for is \
        unknown.\(place)
        """
    case .unknown:
      return """
        \(subject) moves no watched buffer. Allocations cannot be counted here, so a copy of other \
        memory, or one that is discarded, is not seen.
        """
    }
  }

  /// The holder of all or most that was copied, or else all holders.
  private func reason(of copies: [Copy]) -> String {
    let owners = Dictionary(grouping: copies) { $0.holder.description.collection }
      .mapValues { (copy: $0[0], bytes: $0.reduce(0) { $0 + $1.bytes * $1.updates }) }
      .sorted { ($1.value.bytes, $0.key) < ($0.value.bytes, $1.key) }
    let all = owners.reduce(0) { $0 + $1.value.bytes }
    guard let most = owners.first?.value,
      owners.count == 1 || most.copy.holder != .unknown && 2 * most.bytes > all
    else {
      // Half of them may be proven.
      let possible = Set(
        copies.flatMap { copy in
          copy.holder == .unknown && !copy.candidates.isEmpty
            ? copy.candidates : [copy.holder.description.collection]
        })
      return possible.count == 1
        ? notProven(possible.sorted())
        : ". The old values have different owners: \(owners.map(\.key).joined(separator: "; "))."
    }
    guard let reason = most.copy.holder.reason(of: most.copy.path) else {
      let candidates = Set(copies.flatMap(\.candidates)).sorted()
      return candidates.isEmpty
        ? ". What holds the old value is unknown." : notProven(candidates)
    }
    return ", \(owners.count > 1 ? "most of it " : "")\(reason)"
  }

  private func notProven(_ candidates: [String]) -> String {
    ". What holds the old value is not proven; \(candidates.joined(separator: ", ")) had it, too."
  }

  /// What `count` updates do; the mean is that of all.
  private func amount(of bytes: PerUpdate, in count: Int) -> String {
    let isEven = count * bytes.largest == Int((bytes.mean * Double(updates)).rounded())
    return Units.bytes(bytes.largest)
      + (isEven ? "" : " at most, \(Units.bytes(Int(bytes.mean))) on average")
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
    case .unknown: "unknown"
    }
  }

  /// The end of a sentence.
  fileprivate func reason(of path: String) -> String? {
    switch self {
    case .property(let path):
      "because \(path) \(path.contains(" and ") ? "hold" : "holds") the old value."
    case .releasedBy(let function, let place):
      "because \(function.replacing(/\.setter$/, with: "'s setter or didSet")) has the value of \(path), too, until \(place)."
    case .unknown: nil
    }
  }
}
