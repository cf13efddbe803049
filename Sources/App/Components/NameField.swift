import Domain
import StageUI

/// The username field, with the rule that the last input broke.
package struct NameField: View {
  @Binding private var name: String
  let problem: NameProblem?

  package init(name: Binding<String>, problem: NameProblem?) {
    _name = name
    self.problem = problem
  }

  package var body: some View {
    TextField("Name", text: $name.edits)
    if let problem { Text("! \(problem.message)") }
  }
}
