import Foundation
import LabCallStack

/// The source behind frames, to tell the line of a call that the compiler gave none.
nonisolated struct SourceLines {
  private var files: [String: [Substring]?] = [:]
  private let read: (_ path: String) -> String?

  init(
    read: @escaping (_ path: String) -> String? = {
      FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) }
    }
  ) {
    self.read = read
  }

  /// Returns the line of a frame; `nil` if it is not certain, or the file is not there.
  ///
  /// A call without a line of its own lies between two statements, by address. It is part of the one that
  /// names what is written or called. If both do, one fetched to be modified is part of the later one; a
  /// setter, or the end of a modification, of the earlier one. A modification that ends with its scope has the
  /// line of the brace, below the statement.
  mutating func line(
    of frame: SourceFrame, calling callee: String?, naming names: [String], isEarly: Bool
  ) -> Int? {
    guard let lines = lines(of: frame.path) else { return nil }
    if lines.indices.contains(frame.line - 1), lines[frame.line - 1].declaresWrapped(frame.function)
    {
      return nil
    }
    let isModifying = callee?.hasSuffix(".modify") == true
    let isFetching = isModifying && isEarly
    let isEnd = isModifying && !isEarly
    let isDoubtful = frame.isApproximate == true && frame.followingLine != frame.line || isEnd
    guard isDoubtful else { return frame.line }
    let places = [frame.line, frame.followingLine, isEnd ? frame.line - 1 : nil].compactMap(\.self)
    return (isFetching ? places.reversed() : places).first { line in
      lines.indices.contains(line - 1) && names.contains { lines[line - 1].hasWord($0) }
    }
  }

  private mutating func lines(of path: String) -> [Substring]? {
    if let known = files[path] { return known }
    let lines = read(path)?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    files[path] = .some(lines)
    return lines
  }
}

nonisolated extension Substring {
  /// Whether the line declares a property with a wrapper, and the function is the accessor that the compiler made.
  fileprivate func declaresWrapped(_ function: String) -> Bool {
    [".setter", ".modify"].contains(where: function.hasSuffix)
      && contains(#/@\w.* var \w+[^{]*$/#)
  }

  fileprivate func hasWord(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      return ![before, after].contains {
        $0.map { $0.isLetter || $0.isNumber || $0 == "_" } == true
      }
    }
  }
}
