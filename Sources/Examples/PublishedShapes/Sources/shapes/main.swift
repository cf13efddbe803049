import Foundation

// Runs the specification on the four patterns, or with `faults` on copies that each have a fault.
let package = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

do {
  let copy = try PackageCopy(of: package)
  switch CommandLine.arguments.dropFirst() {
  case []:
    let (table, havePassed) = try copy.runTests()
    let patterns = table.rows.first?.hasPassed.count ?? 0
    let ticked = table.rows.count - table.failed.count
    print("\(patterns) patterns: \(ticked) of \(table.rows.count) rows ticked")
    if !table.failed.isEmpty { print("failed: \(table.failed.joined(separator: ", "))") }
    exit(patterns == 4 && havePassed && table.failed.isEmpty ? 0 : 1)
  case ["faults"]:
    var count = 0
    for fault in Fault.all {
      let reported = try copy.planting(fault) { try copy.runTests().table.failed }
      let isReported = reported == fault.behaviours
      if isReported { count += 1 }
      print(
        isReported ? "✓" : "✗", fault.name, "| expected", fault.behaviours.joined(separator: ", "),
        "| reported", reported.isEmpty ? "none" : reported.joined(separator: ", "))
      fflush(nil)
    }
    print("\(count) of \(Fault.all.count) faults reported")
    exit(count == Fault.all.count ? 0 : 1)
  default:
    print("usage: swift run shapes [faults]")
    exit(64)
  }
} catch {
  print("shapes: \(error)")
  exit(1)
}
