// Claim: changing an array in an enum's payload is optimised (Swift forums 56716).
// Verdict: depends on the code, also if set aside first. From Pattern Lab, docs/claims.md
import Foundation

enum Phase {
  case idle
  case loaded([Int])

  @inline(never) mutating func likeInEveryCase() {
    switch self {
    case .idle: break
    case .loaded(var likes):
      self = .idle
      likes[7] += 1
      self = .loaded(likes)
    }
  }
  @inline(never) mutating func likeOrDefault() {
    switch self {
    case .loaded(var likes):
      self = .idle
      likes[7] += 1
      self = .loaded(likes)
    default: break
    }
  }
  var buffer: UnsafePointer<Int>? {
    guard case .loaded(let likes) = self else { return nil }
    return likes.withUnsafeBufferPointer { $0.baseAddress }
  }
}

var phase = Phase.loaded(Array(repeating: 0, count: 100_000))
let (before, _) = (phase.buffer, phase.likeInEveryCase())
let (after, _) = (phase.buffer, phase.likeOrDefault())
print("set aside in a switch with every case: \(before == after ? "in place" : "copies")")
print("in one with a default: \(after == phase.buffer ? "in place" : "copies")")
exit(before == after && after != phase.buffer ? 0 : 1)
