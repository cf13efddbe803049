import Foundation
import Stores
import UserLab

// Reports whether the lab distinguishes the stores that copy, and whether it names the holders, and no
// innocent. The truth is what OutsideCount counts, without the lab.

#if DEBUG
  print("A debug build measures nothing. Build with -c release.")
  exit(2)
#endif

let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
var comparison = Comparison(with: try OutsideTruth.all(in: folder))
comparison.visitAll()
comparison.visit(PlantedStore(CatalogStore.self, holders: "CatalogStore.like"))

// A copy that top-level code causes: a global of this file holds the old state.
var kept: FeedState?
comparison.visit(
  PlantedStore("TopLevel", state: FeedState.init) { state, index in
    kept = state
    state.toggleLike(index)
  })

let printing = try Printing.isHarmless(in: folder)
print("\(printing ? "✓" : "✗") a store that prints leaves JSON as it is")
print(comparison.summary)
exit(comparison.holds && printing ? 0 : 1)
