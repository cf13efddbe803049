import Foundation

/// Reports whether the lab distinguishes the stores that copy, and whether it names the holders.
@main struct Main {
  static func main() {
    var (toldApart, named) = (0, 0)
    print("told, named, store, elements copied, holder")
    for planted in Planted.all {
      let report = planted.report(10_000)
      let isToldApart = report.copies.isEmpty == (planted.holder == nil)
      let holder = report.copies.first.map { "\($0.holder)" } ?? ""
      let isNamed = planted.holder.map(holder.contains) ?? holder.isEmpty
      toldApart += isToldApart ? 1 : 0
      named += planted.holder != nil && isNamed ? 1 : 0
      let name = planted.name.padding(toLength: 21, withPad: " ", startingAt: 0)
      let copied = String("      \(report.copiedElements)".suffix(6))
      print("\(isToldApart ? "✓" : "✗") \(isNamed ? "✓" : "✗") \(name)\(copied)  \(holder)")
    }
    let (all, copying) = (Planted.all.count, Planted.all.count { $0.holder != nil })
    print("\(toldApart) of \(all) told apart, \(named) of \(copying) holders named")
    exit(toldApart == all && named >= 10 ? 0 : 1)
  }
}
