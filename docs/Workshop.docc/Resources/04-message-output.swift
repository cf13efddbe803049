// Sources/Patterns/InputOutput/Feed/FeedViewModel.swift
message.receive(whileVisible { send in await environment.messages.receive { send($0) } })
message.receive(
  Stream.merge(inputs.messageDismissed.stream, inputs.disappeared.stream).map { nil })
