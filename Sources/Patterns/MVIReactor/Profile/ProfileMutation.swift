import LabDomain

extension ProfileReactor {
  nonisolated package enum Mutation: Equatable, Sendable {
    case setPhase(LoadPhase)
    case showProfile(Profile)
    case update(Profile)
    case setName(String)
    case setDistance(PartnerDistance)
    case setSaving(Bool)
    case setProfile(Profile)
    case rejectName
    case setAskingToDiscard(Bool)
    case setLeaving(Bool)
    case showFailure(Notice.Failure, DomainError)
    case dismissNotice
  }
}
