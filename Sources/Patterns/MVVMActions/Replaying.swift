import Contract
import Domain
import StageUI
import Trace

extension Pattern: ReplayablePattern {
  package func send(_ action: ActionValue, to view: any View) throws(UnknownAction) {
    switch view {
    case let view as FeedView: try view.viewModel.send(action)
    case let view as ProfileView: try view.viewModel.send(action)
    default: throw UnknownAction(action)
    }
  }
}

extension FeedActions {
  fileprivate func send(_ action: ActionValue) throws(UnknownAction) {
    switch action.name {
    case "appear": appear()
    case "retry": retry()
    case "loadNextPage": loadNextPage()
    case "retryPage": retryPage()
    case "toggleLike": toggleLike(try action.id())
    case "changeDraft": changeDraft(try action.text())
    case "publish": publish()
    case "open": open(try action.id())
    case "changeQuery": changeQuery(try action.text())
    case "showLikedOnly": showLikedOnly(try action.flag())
    case "dismissNotice": dismissNotice()
    case "dismissMessage": dismissMessage()
    case "disappear": disappear()
    default: throw UnknownAction(action)
    }
  }
}

extension ProfileActions {
  fileprivate func send(_ action: ActionValue) throws(UnknownAction) {
    switch action.name {
    case "appear": appear()
    case "retry": retry()
    case "changeName": changeName(try action.text())
    case "choose": choose(try action.distance())
    case "save": save()
    case "back": back()
    case "keepEditing": keepEditing()
    case "leave": leave()
    case "dismissNotice": dismissNotice()
    case "disappear": disappear()
    default: throw UnknownAction(action)
    }
  }
}
