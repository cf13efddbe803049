import LabContract
import LabDomain

/// To log each intent in a release build, keep an `ActionLog` in the app, and set `Cause.defaultSink` to it.
typealias TemplateStore = Store<TemplateState, TemplateIntent, TemplateEffect>

extension TemplateStore {
  convenience init(id: Profile.ID, environment: AppEnvironment) {
    self.init(
      TemplateState(id: id), reduce: TemplateReducer.reduce,
      handle: TemplateEffectHandler(environment: environment).handle)
  }
}
