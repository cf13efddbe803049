import LabCommands

// Mix is linked in, so the mix is in every list.
await LabProgram.main()
