/// The typist's text at one moment; the test makes the same text from the same numbers.
struct TypedText: Equatable {
  let step: Int
  /// The length in Unicode scalars, without the step's number; 0 is no text at all.
  let length: Int
  let caret: Int

  private static let alphabet = Array("aé\n 한😀'\\\u{301}\r\nz".unicodeScalars)

  /// The text, which is different for each step.
  var text: String {
    guard length > 0 else { return "" }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: "\(step):".unicodeScalars)
    for index in 0..<length {
      scalars.append(Self.alphabet[(index * 7 + step) % Self.alphabet.count])
    }
    return String(scalars)
  }

  /// Returns the line that is printed before the text is set.
  func line(at nanoseconds: UInt64) -> String { "\(nanoseconds) \(step) \(length) \(caret)\n" }
}
