import Domain
import StageUI

/// The read-only part of a profile.
package struct ProfileFacts: View {
  let profile: Profile?

  package init(profile: Profile?) {
    self.profile = profile
  }

  package var body: some View {
    Text("Bio: \(profile?.bio ?? "")")
    Text("Regions: \(profile?.regionsText ?? "")")
  }
}
