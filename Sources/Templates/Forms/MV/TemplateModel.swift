import LabDomain

struct TemplateModel: Equatable {
  var profile: Profile
  var form: TemplateForm
  var isSaving = false

  /// The profile to save; `nil` if Save has nothing to do.
  var edited: Profile? { isSaving ? nil : form.edited(profile) }
}
