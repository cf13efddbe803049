import Measure

/// What one update asked of memory.
package struct UpdateCost: Sendable, Hashable {
  /// `nil` where counting is not available.
  package let allocations: Allocations?
  /// Elements of the arrays that stood elsewhere afterwards.
  package let copiedElements: Int

  init(of action: Action, on subject: consuming some Subject) {
    var subject = subject
    subject.update(by: action)
    let before = subject.buffers
    allocations = Allocations.count { subject.update(by: action) }
    copiedElements = zip(before, subject.buffers).reduce(0) { sum, pair in
      sum + BufferIdentity.copiedBytes(from: pair.0, to: pair.1) / pair.0.stride
    }
  }
}
