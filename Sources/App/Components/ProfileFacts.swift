import LabDomain
import StageUI

/// The read-only part of a profile.
public struct ProfileFacts: View {
  let profile: Profile?

  /// Creates the facts of a profile; empty ones without a profile.
  public init(profile: Profile?) {
    self.profile = profile
  }

  public var body: some View {
    Text("Regions: \(profile?.regionsText ?? "")")
  }
}
