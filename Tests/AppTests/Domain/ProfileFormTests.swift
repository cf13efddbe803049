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

  @Test func `undo reverts changes, each field's in a row at once`() {
    let saved = ProfileForm(SampleData.me)
    var form = saved
    #expect(!form.canUndo)
    for bio in ["B", "Ba", "Ba", "Bak"] { form.bio = bio }
    form.country = .norway
    form.country = .norway
    form.name = String(repeating: "n", count: 21)

    form.undo()
    #expect(form.name == saved.name && form.problems == [:] && form.city == nil)
    form.undo()
    #expect((form.country, form.city) == (saved.country, saved.city) && form.bio == "Bak")
    form.undo()
    #expect(form == saved)
    form.undo()
    #expect(form == saved)
  }

  @Test func `undo keeps the problems of other fields, and what was edited back is none`() {
    var form = ProfileForm(SampleData.me)
    (form.website, form.secondWebsite) = ("a", "b")
    form.check()

    form.undo()
    #expect(form.problems == [.website: .malformed])
    form.website = SampleData.me.website
    #expect(!form.canUndo && form.problems == [:])
  }

  @Test func `undo reverts a reset, but no merge`() {
    var (newer, form) = (SampleData.me, ProfileForm(SampleData.me))
    form.acceptsCalls = true
    form.phone = "1"
    let edited = form

    form.reset(to: SampleData.me)
    #expect(form.edited(SampleData.me) == nil)
    form.undo()
    #expect(form == edited)
    newer.username = "Noor"
    form.update(from: SampleData.me, to: newer)
    #expect(!form.canUndo && form.phone == "1")
    form.reset(to: nil)
    #expect(!form.canUndo && form.phone == "1")
  }
}
