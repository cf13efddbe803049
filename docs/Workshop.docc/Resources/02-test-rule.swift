// Tests/SideBySideTests/SaveEnablementTests.swift
@Test func `MV: through the model, a value with rules`() {
  var model = MV.ProfileModel()
  model.show(SampleData.me)
  #expect(!model.canSave)

  model.distance = .near
  #expect(model.canSave)
  model.distance = .region

  #expect(!model.canSave)
}
