#if SwiftUI
  import LabContract
  import LabDomain
  import LabPatterns
  import SwiftUI

  /// The pattern to run, and the latency and outcome of its requests.
  struct Sidebar: View {
    @Bindable var demo: DemoModel

    var body: some View {
      List(selection: $demo.choice) {
        Section("Pattern") {
          ForEach(Patterns.all, id: \.name) { pattern in
            VStack(alignment: .leading) {
              Text(pattern.name)
              Text(pattern.summary).font(.caption).foregroundStyle(.secondary)
            }
          }
        }
        Section("Network") {
          Picker("Latency", selection: $demo.condition.latency) {
            ForEach([0, 500, 2_000], id: \.self) { milliseconds in
              Text("\(milliseconds) ms").tag(Duration.milliseconds(milliseconds))
            }
          }
          Picker("Requests", selection: $demo.condition.failure) {
            Text("Get an answer").tag(DomainError?.none)
            ForEach([DomainError.offline, .server], id: \.self) { error in
              Text(error.message).tag(DomainError?.some(error))
            }
          }
        }
      }
      .navigationTitle("Pattern Lab")
    }
  }
#endif
