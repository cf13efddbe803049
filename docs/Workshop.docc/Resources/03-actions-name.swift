// Sources/Patterns/MVVMActions/Profile/ProfileViewModel.swift
package private(set) var phase = LoadPhase.loading
package private(set) var profile: Profile?
package private(set) var nameProblem: NameProblem?
// …
package func changeName(_ name: String) {
  (self.name, nameProblem) = NameRule.accept(name)
}
// …
package func choose(_ distance: PartnerDistance) {
  self.distance = distance
}
