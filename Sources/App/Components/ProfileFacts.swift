import Domain
import StageUI

/// The read-only part of a profile.
public struct ProfileFacts: View {
  let profile: Profile?

  public init(profile: Profile?) {
    self.profile = profile
  }

  public var body: some View {
    Text("Bio: \(profile?.bio ?? "")")
    Text("Regions: \(profile?.regionsText ?? "")")
  }
}
