/// Names in Swift for names by GTK's habits.
enum SwiftName {
  /// Returns the name of a member: `maxLines` for `max-lines`.
  static func member(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
