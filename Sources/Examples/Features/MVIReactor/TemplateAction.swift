extension TemplateReactor {
  nonisolated enum Action: Equatable, Sendable {
    case appeared
    case retryTapped
    case bioChanged(String)
    case saveTapped
    case noticeDismissed
    case disappeared
  }
}
