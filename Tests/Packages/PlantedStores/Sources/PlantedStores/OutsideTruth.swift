import Foundation

/// What OutsideCount counted for one store.
struct OutsideTruth {
  /// Bytes of the update with the most, at 10,000 elements.
  let bytes: Int
  /// Whether updates request more bytes at 10,000 elements than at 1,000, or many at both.
  let allocates: Bool
  /// Whether even the fastest update takes longer at 10,000 elements.
  let visitsAll: Bool

  /// Bytes that the lab, too, calls an allocation whatever the size.
  private static let large = 65_536

  /// - Parameter folder: where the programs of this package are.
  static func all(in folder: URL) throws -> [String: OutsideTruth] {
    let lines = try output(of: "OutsideCount", [], in: folder).split(separator: "\n")
    let rows = lines.compactMap { line -> (String, OutsideTruth)? in
      let words = line.split(separator: "\t")
      let figures = words.dropFirst().compactMap { Int($0) }
      guard figures.count == 4 else { return nil }
      return ("\(words[0])", OutsideTruth(small: figures[0...1], large: figures[2...3]))
    }
    return Dictionary(rows) { $1 }
  }

  private init(small: ArraySlice<Int>, large: ArraySlice<Int>) {
    bytes = large.first ?? 0
    allocates = bytes >= Self.large || 2 * bytes > 3 * (small.first ?? 0) + 128
    let (less, more) = (small.last ?? 0, large.last ?? 0)
    visitsAll = more > 4 * less && more - less > 1_000
  }

  /// Runs a program of this package.
  static func output(of program: String, _ arguments: [String], in folder: URL) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = folder.appending(path: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// Whether a measured store may print.
enum Printing {
  /// Returns whether the results are JSON and nothing else.
  static func isHarmless(in folder: URL) throws -> Bool {
    let words = ["--quick", "--largest", "160", "--processes", "2", "--format", "json"]
    let text = try OutsideTruth.output(of: "PrintingMeasurement", words, in: folder)
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return json?["results"] != nil
  }
}
