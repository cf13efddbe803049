/// The rule for birthdays: a date of the calendar, as `1990-12-31`.
public enum BirthdayRule {
  /// Returns whether the text is empty or a date; surrounding space does not count.
  public static func accepts(_ input: String) -> Bool {
    let text = input.trimmed
    if text.isEmpty { return true }
    guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
    else { return false }
    return (1...12).contains(month) && day >= 1 && day <= days(of: month, in: year)
  }

  /// Returns whether a birthday is after a date; both are dates of the calendar.
  public static func isAfter(_ today: String, _ birthday: String) -> Bool {
    birthday.trimmed > today
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
