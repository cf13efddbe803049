import Domain
import StageUI

/// What a profile tells and cannot be edited here.
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
