import InputOutput
import LabTrace

extension Recorder {
  /// Names each input after its property, found by reflection.
  func nameInputs(_ inputs: Any) {
    for case (let label?, let input as any NamedInput) in Mirror(reflecting: inputs).children {
      input.name = label
    }
  }
}

private protocol NamedInput: AnyObject {
  var name: String { get set }
}

extension Input: NamedInput {}
