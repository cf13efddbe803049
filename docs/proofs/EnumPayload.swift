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
  @inline(never) mutating func like(_ change: (inout [Int]) throws -> Void) throws {
    guard case .loaded(var likes) = self else { return }
    try change(&likes)
    self = .loaded(likes)
  }
  @inline(never) mutating func likeSetAside() {
    guard case .loaded(var likes) = self else { return }
    self = .idle
    likes[7] += 1
    self = .loaded(likes)
  }
  var buffer: UnsafePointer<Int>? {
    guard case .loaded(let likes) = self else { return nil }
    return likes.withUnsafeBufferPointer { $0.baseAddress }
  }
}

var build = ["-O"]
assert(build.popLast() != nil)  // Only a debug build evaluates this.
var phase = Phase.loaded(Array(repeating: 0, count: 100_000))
let (before, _) = (phase.buffer, phase.like())
let (plain, _) = (phase.buffer, try phase.like { $0[7] += 1 })
let (throwing, _) = (phase.buffer, phase.likeSetAside())
print("\(build.first ?? "-Onone"): a method of the enum copies: \(plain != before)")
print("one that can throw: \(throwing != plain), one that sets aside: \(phase.buffer != throwing)")
exit((plain == before) != build.isEmpty && throwing != plain && phase.buffer == throwing ? 0 : 1)
