import GtkCore
import TextRules

/// The characters that a field takes, as a text lists them: `[:digit:]`, `[:alpha:]` and
/// `[:alnum:]` are digits and letters of every script, `a-z` is a range, and everything else is a
/// character itself.
package struct AllowedCharacters: AbsentValue {
  package static var kind: ParameterKind { .text }
  package static var absent: PlainValue { .text("") }
  private let source: String
  /// The characters.
  let characters: MaskCharacters

  package var plain: PlainValue { .text(source) }

  package init?(plain: PlainValue) {
    guard case .text(let source) = plain else { return nil }
    self.source = source
    characters = Self.characters(in: source)
  }

  package static func == (one: AllowedCharacters, other: AllowedCharacters) -> Bool {
    one.source == other.source
  }

  private static let classes: [(name: String, characters: MaskCharacters)] = [
    ("[:digit:]", .digits), ("[:alpha:]", .letters), ("[:alnum:]", .lettersAndDigits),
  ]

  private static func characters(in source: String) -> MaskCharacters {
    var (sets, single, rest) = ([MaskCharacters](), "", source[...])
    while let first = rest.first {
      if let found = classes.first(where: { rest.hasPrefix($0.name) }) {
        sets.append(found.characters)
        rest = rest.dropFirst(found.name.count)
      } else if let range = range(at: rest) {
        sets.append(.range(range))
        rest = rest.dropFirst(3)
      } else {
        single.append(first)
        rest = rest.dropFirst()
      }
    }
    return .union(sets + [.anyOf(single)])
  }

  private static func range(at text: Substring) -> ClosedRange<Unicode.Scalar>? {
    let parts = Array(text.prefix(3))
    guard parts.count == 3, parts[1] == "-", let low = parts[0].unicodeScalars.first,
      let high = parts[2].unicodeScalars.first, low <= high
    else { return nil }
    return low...high
  }
}
