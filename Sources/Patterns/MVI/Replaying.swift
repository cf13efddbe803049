import Contract
import Domain
import StageUI
import Trace

extension Pattern: ReplayablePattern {
  package func send(_ action: ActionValue, to view: any View) throws(UnknownAction) {
    switch view {
    case let view as FeedView: view.store.send(try FeedIntent(action))
    case let view as ProfileView: view.store.send(try ProfileIntent(action))
    default: throw UnknownAction(action)
    }
  }
}

extension FeedIntent {
  fileprivate nonisolated init(_ action: ActionValue) throws(UnknownAction) {
    switch action.name {
    case "appeared": self = .appeared
    case "retryTapped": self = .retryTapped
    case "endReached": self = .endReached
    case "pageRetryTapped": self = .pageRetryTapped
    case "refreshPulled": self = .refreshPulled
    case "likeTapped": self = .likeTapped(try action.id())
    case "draftChanged": self = .draftChanged(try action.text())
    case "publishTapped": self = .publishTapped
    case "authorTapped": self = .authorTapped(try action.id())
    case "queryChanged": self = .queryChanged(try action.text())
    case "likedOnlyChanged": self = .likedOnlyChanged(try action.flag())
    case "noticeDismissed": self = .noticeDismissed
    case "messageDismissed": self = .messageDismissed
    case "disappeared": self = .disappeared
    default: throw UnknownAction(action)
    }
  }
}

extension ProfileIntent {
  fileprivate nonisolated init(_ action: ActionValue) throws(UnknownAction) {
    switch action.name {
    case "appeared": self = .appeared
    case "retryTapped": self = .retryTapped
    case "nameChanged": self = .nameChanged(try action.text())
    case "distanceChosen": self = .distanceChosen(try action.distance())
    case "saveTapped": self = .saveTapped
    case "backTapped": self = .backTapped
    case "discardTapped": self = .discardTapped
    case "discardQuestionClosed": self = .discardQuestionClosed
    case "noticeDismissed": self = .noticeDismissed
    case "disappeared": self = .disappeared
    default: throw UnknownAction(action)
    }
  }
}
