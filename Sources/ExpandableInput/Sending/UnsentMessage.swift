/// A message that the user has sent and that has not arrived yet.
struct UnsentMessage: Equatable {
  let text: String
  /// Whether it is still at the beginning of the input's text, which it leaves when it arrives.
  var isInText: Bool

  /// Returns how much of a text is this message, with the white space between it and the next one,
  /// in Unicode scalars; nil if the text does not begin with it.
  func length(in text: String) -> Int? {
    let (all, own) = (text.unicodeScalars, self.text.unicodeScalars)
    guard isInText, all.starts(with: own) else { return nil }
    let space = all.dropFirst(own.count).prefix { $0.properties.isWhitespace }
    return own.count + space.count
  }
}
