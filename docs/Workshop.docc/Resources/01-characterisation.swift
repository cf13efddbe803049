// Sources/Exercises/06-FourSteps/Check.swift
type("", into: controller.nameField)
type("Counts", into: controller.bioField)
type("Augusta Ada King, Countess", into: controller.nameField)
await save()
type("Counts.", into: controller.bioField)
await save()
type("Ada", into: controller.nameField)
type("Augusta Ada King, Co", into: controller.nameField)

#expect(
  screens.joined(separator: "\n") == """
    Ada | Writes programs | (Save)
     | Writes programs | A name cannot be blank. | (Save)
     | Counts | A name cannot be blank. | (Save)
    Augusta Ada King, Co | Counts | At most 20 characters. | [Save]
    (Augusta Ada King, Co) | (Counts) | (Saving…)
    Augusta Ada King, Co | Counts | You appear to be offline. | [Save]
    Augusta Ada King, Co | Counts. | You appear to be offline. | [Save]
    (Augusta Ada King, Co) | (Counts.) | (Saving…)
    Augusta Ada King, Co | Counts. | (Save)
    Ada | Counts. | [Save]
    Augusta Ada King, Co | Counts. | (Save)
    """,
  "The screen shows something else than before: undo your last move, and make a smaller one.")
