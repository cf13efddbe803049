import LabDomain

extension SampleBackend {
  /// The held calls, in the order of arrival.
  public var pending: [Call] {
    gates.tickets.sorted { $0.id < $1.id }
  }

  /// Answers a held call; its caller resumes at its actor's next turn.
  ///
  /// Throws if the call is no longer pending, or if the answer does not fit the request.
  public func release(_ call: Call, with answer: Answer = .ordinary) throws(ReleaseError) {
    let pending = pending
    guard answer.fits(call.request) else {
      throw ReleaseError("Call \(call) cannot be answered with: \(answer).", pending: pending)
    }
    guard let caller = gates.removeWaiters(where: { $0 == call }).first else {
      throw ReleaseError("Call \(call) is not pending.", pending: pending)
    }
    caller.resume(result(of: call.request, answer))
  }

  /// Releases the oldest pending call of this request.
  public func release(_ request: Request, with answer: Answer = .ordinary) throws(ReleaseError) {
    guard let call = pending.first(where: { $0.request == request }) else {
      throw ReleaseError("No call \(request) is pending.", pending: pending)
    }
    try release(call, with: answer)
  }

  /// Releases the oldest pending call.
  public func releaseFirst(with answer: Answer = .ordinary) throws(ReleaseError) {
    guard let call = pending.first else {
      throw ReleaseError("There is no call to release.", pending: [])
    }
    try release(call, with: answer)
  }

  private func result(of request: Request, _ answer: Answer) -> Result<Answer, DomainError> {
    switch answer {
    case .ordinary: Result { () throws(DomainError) in try perform(request) }
    case .failure(let error): .failure(error)
    case .page, .posts, .post, .profile, .done: .success(answer)
    }
  }
}

extension SampleBackend {
  /// A release without a matching call, or with an answer that does not fit.
  public struct ReleaseError: Error, CustomStringConvertible {
    /// The problem, and the calls that are waiting.
    public let description: String

    init(_ problem: String, pending: [Call]) {
      let calls = pending.isEmpty ? "nothing" : pending.map(\.description).joined(separator: ", ")
      description = "\(problem) Pending: \(calls)."
    }
  }
}
