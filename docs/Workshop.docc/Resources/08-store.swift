// Sources/Patterns/MVI/Store.swift
private func start(_ effect: Effect) -> Task<Void, Never>? {
  if perform(effect) { return nil }
  let task = tasks.start { [self] in
    await handle(effect) { send($0) }
  }
  if let id = effect.id {
    running[id]?.cancel()
    running[id] = task
  }
  return task
}
