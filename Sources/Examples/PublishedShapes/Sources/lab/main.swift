import LabCommands

// Glue is linked in, so the four patterns are in every list.
await LabProgram.main()
