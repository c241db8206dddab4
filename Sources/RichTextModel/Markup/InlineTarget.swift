/// A link or a picture in Markdown's form, at the end of a line that is being typed.
struct InlineTarget {
  /// The change that makes a link or a picture of it.
  let change: InlineMarkup.Change

  /// Parses the end of a line whose last character is a closing parenthesis.
  init?(endOf scalars: [Unicode.Scalar]) {
    let end = scalars.count - 1
    guard let parenthesis = scalars.lastIndex(of: "("), parenthesis > 0,
      scalars[parenthesis - 1] == "]",
      let bracket = Self.opening(before: parenthesis - 1, in: scalars)
    else { return nil }
    let address = scalars[(parenthesis + 1)..<end]
    guard !address.isEmpty, !address.contains(where: \.properties.isWhitespace) else { return nil }
    let text = (bracket + 1)..<(parenthesis - 1)
    if bracket > 0, scalars[bracket - 1] == "!" {
      change = .picture(
        from: bracket - 1, alternativeText: Self.string(scalars[text]),
        address: Self.string(address))
    } else if text.isEmpty {
      return nil
    } else {
      change = .link(from: bracket, text: text, address: Self.string(address))
    }
  }

  /// Returns the bracket that belongs to a closing one.
  private static func opening(before closing: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var depth = 1
    for place in (0..<closing).reversed() where !InlineMarkup.isEscaped(place, in: scalars) {
      if scalars[place] == "]" { depth += 1 }
      if scalars[place] == "[" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
