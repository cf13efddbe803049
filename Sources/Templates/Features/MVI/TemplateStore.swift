import LabContract
import LabDomain

typealias TemplateStore = Store<TemplateState, TemplateIntent, TemplateEffect>

extension TemplateStore {
  convenience init(id: Profile.ID, environment: AppEnvironment) {
    self.init(
      TemplateState(id: id), router: environment.router, reduce: TemplateReducer.reduce,
      handle: TemplateEffectHandler(environment: environment).handle)
  }
}
