import Domain

extension ProfileReactor {
  nonisolated package enum Mutation: Equatable, Sendable {
    case setPhase(LoadPhase)
    case showProfile(Profile)
    case setName(String)
    case setDistance(PartnerDistance)
    case setSaving(Bool)
    case setProfile(Profile)
    case refuseName
    case setAskingToDiscard(Bool)
    case setLeaving(Bool)
    case tellFailure(Notice.Failure, DomainError)
    case dismissNotice
  }
}
