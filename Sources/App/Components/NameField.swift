import LabDomain
import StageUI

/// The username field, with the rule that the last input broke.
public struct NameField: View {
  @Binding private var name: String
  let problem: ProfileForm.Problem?

  /// Creates a field, with the message of `problem` below it.
  public init(name: Binding<String>, problem: ProfileForm.Problem?) {
    _name = name
    self.problem = problem
  }

  public var body: some View {
    TextField("Name", text: $name.edits)
    if let problem { Text("! \(problem.message)") }
  }
}
