enum ScreenAction: Action {
  case appeared
  case disappeared
}
