import LabCommands

// Glue is linked in, so both patterns are in every list.
await LabProgram.main()
