import Contract
import Domain
import StageUI
import Trace

extension Pattern: ReplayablePattern {
  package func send(_ action: ActionValue, to view: any View) throws(UnknownAction) {
    switch view {
    case let view as FeedView: try view.input.send(action)
    case let view as ProfileView: try view.input.send(action)
    default: throw UnknownAction(action)
    }
  }
}

extension FeedInput {
  fileprivate func send(_ action: ActionValue) throws(UnknownAction) {
    switch action.name {
    case "appeared": appeared()
    case "retryTapped": retryTapped()
    case "endReached": endReached()
    case "pageRetryTapped": pageRetryTapped()
    case "likeTapped": likeTapped(try action.id())
    case "draftChanged": draftChanged(try action.text())
    case "publishTapped": publishTapped()
    case "authorTapped": authorTapped(try action.id())
    case "queryChanged": queryChanged(try action.text())
    case "likedOnlyChanged": likedOnlyChanged(try action.flag())
    case "noticeDismissed": noticeDismissed()
    case "messageDismissed": messageDismissed()
    case "disappeared": disappeared()
    default: throw UnknownAction(action)
    }
  }
}

extension ProfileInput {
  fileprivate func send(_ action: ActionValue) throws(UnknownAction) {
    switch action.name {
    case "appeared": appeared()
    case "retryTapped": retryTapped()
    case "nameChanged": nameChanged(try action.text())
    case "distanceChosen": distanceChosen(try action.distance())
    case "saveTapped": saveTapped()
    case "backTapped": backTapped()
    case "discardTapped": discardTapped()
    case "discardQuestionClosed": discardQuestionClosed()
    case "noticeDismissed": noticeDismissed()
    case "disappeared": disappeared()
    default: throw UnknownAction(action)
    }
  }
}
