import LabContract
import LabTrace
import MV
import MVModel
import MVVM

extension Patterns {
  /// Returns a pattern and, unless it names its actions itself, the same with the members named that its views use, such as
  /// `MVVM, members named`.
  nonisolated package static func rows(
    of pattern: any TraceablePattern
  ) -> [any TraceablePattern] {
    [pattern] + [(pattern as? any NamedMembersPattern)?.withMembersNamed].compactMap(\.self)
  }
}

/// A pattern whose members are named in subclasses, in a file beside its folder.
protocol NamedMembersPattern: TraceablePattern {
  /// Returns its screens, watched by `recorder`, over objects of the subclasses.
  func screens(_ environment: AppEnvironment, namedFor recorder: Recorder) -> AppScreens
}

extension NamedMembersPattern {
  nonisolated fileprivate var withMembersNamed: any TraceablePattern { MembersNamed(base: self) }
}

private struct MembersNamed<Base: NamedMembersPattern>: TraceablePattern {
  let base: Base
  nonisolated var name: String { "\(base.name), members named" }
  nonisolated var summary: String { base.summary }

  func screens(_ environment: AppEnvironment) -> AppScreens { base.screens(environment) }
  func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    base.screens(environment, namedFor: recorder)
  }
  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    base.headlessFeed(environment)
  }
}

extension MV.Pattern: NamedMembersPattern {
  func screens(_ environment: AppEnvironment, namedFor recorder: Recorder) -> AppScreens {
    screens(
      environment, sharing: NamedLikesModel(useCases: environment.useCases), tracedBy: recorder)
  }
}

extension MVModel.Pattern: NamedMembersPattern {
  func screens(_ environment: AppEnvironment, namedFor recorder: Recorder) -> AppScreens {
    let posts = NamedPostsStore(useCases: environment.useCases)
    return recorder.screens(
      posts, NamedProfilesStore(posts: posts, useCases: environment.useCases),
      NamedNavigationModel(path: environment.router.path), environment)
  }
}

extension MVVM.Pattern: NamedMembersPattern {
  func screens(_ environment: AppEnvironment, namedFor recorder: Recorder) -> AppScreens {
    let likes = NamedLikesViewModel(useCases: environment.useCases)
    return recorder.screens(sharing: likes) {
      NamedFeedViewModel(likes: likes, environment: environment)
    } profile: { id, name in
      NamedProfileViewModel(id: id, name: name, likes: likes, environment: environment)
    }
  }
}
