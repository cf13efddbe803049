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

  @Test func `country and city are updated together, or not at all`() {
    var (newer, form) = (SampleData.me, ProfileForm(SampleData.me))
    (newer.country, newer.city) = (.norway, .oslo)
    form.update(from: SampleData.me, to: newer)
    #expect(form.country == .norway && form.city == .oslo)

    form.country = .denmark
    form.update(from: newer, to: SampleData.me)

    #expect(form.country == .denmark && form.city == nil)
  }
}
