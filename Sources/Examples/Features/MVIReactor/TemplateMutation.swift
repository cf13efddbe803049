import LabDomain

extension TemplateReactor {
  nonisolated enum Mutation: Equatable, Sendable {
    case setPhase(LoadPhase)
    case showProfile(Profile)
    case setBio(String)
    case setSaving(Bool)
    case setProfile(Profile)
    case showFailure(Notice.Failure, DomainError)
    case dismissNotice
  }
}
