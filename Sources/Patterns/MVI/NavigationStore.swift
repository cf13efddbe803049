import LabContract
import LabFields
import StageUI

/// The stack of screens of an app, which the stores of the screens change by command.
package typealias NavigationStore = Store<NavigationState, NavigationIntent, NavigationEffect>

nonisolated package struct NavigationState: Equatable, Codable {
  /// The screens, from the bottom to the visible one.
  package var path: [Router.Route]

  package init(path: [Router.Route]) {
    self.path = path
  }
}

nonisolated package enum NavigationIntent: StoreIntent {
  case view(Router.Navigation)
}

nonisolated package enum NavigationEffect: StoreEffect {
  package var id: Never? { switch self {} }
}

nonisolated package enum NavigationReducer {
  package static func reduce(
    into state: inout Draft<NavigationState>, _ intent: NavigationIntent
  ) -> [NavigationStore.Command] {
    switch intent {
    case .view(.push(let route)): state.path.append(route)
    case .view(.pop): _ = state.path.popLast()
    case .view(.show(let path)): state.path = path
    }
    return []
  }
}

extension NavigationStore {
  package convenience init(_ state: NavigationState) {
    self.init(state, reduce: NavigationReducer.reduce) { _, _ in }
  }

  package func navigate(_ change: Router.Navigation) {
    send(change)
  }

  /// What shows the screens reads, and changes when the system goes back.
  package var binding: Binding<[Router.Route]> {
    Binding(get: { self.path }, set: { self.send(.show($0)) })
  }
}
