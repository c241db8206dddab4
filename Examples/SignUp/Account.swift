import Concertina
import Observation

/// What the user enters: the fields of the form show these properties.
@MainActor
@Observable
final class Account {
  var name = ""
  var email = ""
  var password = ""
  var birthday: CalendarDate?
  var about = ""

  /// The account as lines to show: never with the password.
  var lines: [(title: String, value: String)] {
    [
      ("Name", name), ("E-mail", email), ("Birthday", birthday.map { "\($0)" } ?? ""),
      ("About", about),
    ].filter { !$0.value.isEmpty }
  }
}

/// The server of this example, which has one account.
enum AccountServer {
  /// Returns whether an address can be used for a new account.
  static func isFree(_ email: String) async -> Bool {
    try? await Task.sleep(for: .milliseconds(50))
    return email != "taken@example.org"
  }
}
