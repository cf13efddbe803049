import LabDomain

extension ProfileReactor {
  nonisolated package enum Action: Equatable, Sendable {
    case appeared
    case retryTapped
    case nameChanged(String)
    case distanceChosen(PartnerDistance)
    case saveTapped
    case backTapped
    case discardTapped
    case discardQuestionClosed
    case noticeDismissed
    case disappeared
  }
}
