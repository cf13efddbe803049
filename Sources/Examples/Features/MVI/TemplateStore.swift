import LabContract
import LabDomain

typealias TemplateStore = Store<TemplateState, TemplateIntent, TemplateEffect>

extension TemplateStore {
  convenience init(id: Profile.ID, environment: AppEnvironment) {
    let effects = TemplateEffectHandler(environment: environment)
    self.init(TemplateState(id: id), reduce: TemplateReducer.reduce, handle: effects.handle)
  }
}
