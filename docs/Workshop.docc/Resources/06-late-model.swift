// Tests/MVIContainerTests/ModelTests.swift
let backend = SampleBackend.gated()
var model: FeedModel? = FeedModel()
var intent: FeedIntent? = FeedIntent(
  model: try #require(model), environment: .test(backend))
weak let (waiting, shown) = (intent, model)
intent?.appeared()
await settle()

(model, intent) = (nil, nil)

#expect(shown == nil && waiting != nil)
try await answer(backend)
waiting?.disappeared()
await settle()
#expect(waiting == nil)
