// Sources/Patterns/MVIReactor/Profile/ProfileReducer.swift
case .setName(let name):
  (state.name, state.nameProblem) = NameRule.accept(name)
case .setDistance(let distance):
  state.distance = distance
