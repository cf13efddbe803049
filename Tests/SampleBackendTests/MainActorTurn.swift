/// Returns when all that was ready on the main actor has run once.
func mainActorTurn() async {
  await Task {}.value
}
