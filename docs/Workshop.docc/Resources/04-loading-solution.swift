// Sources/Exercises/08-StuckLoading/Solution/FeedViewModel.swift
init(useCases: UseCases) {
  // A tap while a request is running changes nothing.
  let taps = inputs.refreshTapped.stream.filter { [outputs] in !outputs.isLoading }
  let events = taps.flatMap { [inputs] in
    let answer = Stream<Event> { send in
      do throws(DomainError) {
        send(.answered(try await useCases.loadFeedPage()))
      } catch {
        send(.failed(error))
      }
    }
    // `.ended` follows however the answer ends: with a page, with an error, or cut off.
    return .concat(
      .just(.started), answer.take(until: inputs.disappeared.stream), .just(.ended))
  }
  subscription.add(events) { [outputs] event in
    switch event {
    case .started:
      outputs.isLoading = true
    case .answered(let page):
      outputs.posts = page.items
      outputs.error = nil
    case .failed(let error):
      outputs.error = error
    case .ended:
      outputs.isLoading = false
    }
  }
}
