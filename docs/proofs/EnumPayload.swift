// Claim: changing an array in an enum's payload is optimised (Swift forums 56716).
// Verdict: depends on the build and on the code. From Pattern Lab, docs/claims.md
import Foundation

enum Phase {
  case idle
  case loaded([Int])

  @inline(never) mutating func like() {
    guard case .loaded(var likes) = self else { return }
    likes[7] += 1
    self = .loaded(likes)
  }
}

final class Store {
  var phase = Phase.loaded(Array(repeating: 0, count: 100_000))
  @inline(never) func like() {
    guard case .loaded(var likes) = phase else { return }
    likes[7] += 1
    phase = .loaded(likes)
  }

  var buffer: UnsafePointer<Int>? {
    guard case .loaded(let likes) = phase else { return nil }
    return likes.withUnsafeBufferPointer { $0.baseAddress }
  }
}

var build = ["-O"]
assert(build.popLast() != nil)  // Only a debug build evaluates this.
let store = Store()
let first = store.buffer
store.phase.like()
let second = store.buffer
store.like()
let inEnum = first == second ? "in place" : "copies"
print("in a method of the enum, \(build.first ?? "-Onone"): \(inEnum)")
print("in a method of the class:", second == store.buffer ? "in place" : "copies")
exit((first == second) != build.isEmpty && second != store.buffer ? 0 : 1)
