import Concertina

/// What the user has entered.
struct Account {
  let name: String
  let email: String
  let birthday: String
  let about: String

  /// Takes the values of the form by the names of its fields.
  init(_ values: FormValues) {
    name = values["name"] ?? ""
    email = values["email"] ?? ""
    birthday = values["birthday"] ?? ""
    about = values["about"] ?? ""
  }

  /// The account as lines to show: never with the password.
  var lines: [(title: String, value: String)] {
    [("Name", name), ("E-mail", email), ("Birthday", birthday), ("About", about)]
      .filter { !$0.value.isEmpty }
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
