import LabBackend
import LabDomain
import Testing

struct ProfileFormTests {
  @Test func `a check finds every problem, and knows the first on screen`() {
    var form = ProfileForm(SampleData.me)
    form.secondWebsite = "noor"
    form.birthday = "soon"
    #expect(form.isValid && !form.isReadyToSave)

    let isValid = form.check()

    #expect(!isValid && form.problems == [.birthday: .malformed, .secondWebsite: .malformed])
    #expect(form.firstInvalid == .birthday)
    form.birthday = ""
    #expect(form.firstInvalid == .secondWebsite)
  }

  @Test func `an unedited field shows what was saved elsewhere`() {
    var (newer, form) = (SampleData.me, ProfileForm(SampleData.me))
    form.bio = "Bakes."
    (newer.bio, newer.website, newer.partnerDistance) = ("Sings.", "", .near)

    form.update(from: SampleData.me, to: newer)

    #expect(form.bio == "Bakes." && form.website == "" && form.distance == .near)
    newer.bio = "Bakes."
    #expect(form.edited(newer) == nil)
  }
}
