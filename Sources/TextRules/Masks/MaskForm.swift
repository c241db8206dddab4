/// The places that the next character can take in a text that so far has the form of a mask.
///
/// Optional places allow several ways to read a text. All of them are followed at once, so that a
/// character costs no more than the number of the mask's places.
struct MaskForm {
  /// The longest text that is compared with the form of a mask.
  static let longestText = 512

  /// The place of a character: one only, or one of several.
  enum Place { case only(Int), several }

  private let mask: Mask
  private var places = [0]
  private var length = 0
  /// The elements that the characters belong to, if there is only one way to read them.
  private(set) var path: [Int]? = []

  /// Reads a text; if it does not have the form of the mask, nothing can follow.
  init(of mask: Mask, _ text: [Character]) {
    self.mask = mask
    if text.count >= Self.longestText { end() }
    for character in text where advance(over: character) == nil { return }
  }

  /// A form in which nothing can follow.
  static func none(of mask: Mask) -> MaskForm {
    var form = MaskForm(of: mask, [])
    form.end()
    return form
  }

  /// Whether the text has the form of the mask.
  var isKept: Bool { !places.isEmpty }

  private mutating func end() { places = [] }

  /// Reads one more character.
  ///
  /// - Returns: Its place; `nil` if the text no longer has the form of the mask with it.
  mutating func advance(over character: Character) -> Place? {
    let ends = ends(of: character)
    guard let first = ends.first, length < Self.longestText else {
      end()
      return nil
    }
    length += 1
    places = ends.map(mask.place(after:))
    guard ends.count == 1 else {
      path = nil
      return .several
    }
    path?.append(first)
    return .only(first)
  }

  /// The elements that a character can belong to, from the current places on.
  private func ends(of character: Character) -> [Int] {
    var ends: [Int] = []
    for place in places {
      for index in place..<max(place, mask.elements.count) {
        let element = mask.elements[index]
        if element.shows(character) || element.takes(character), !ends.contains(index) {
          ends.append(index)
        }
        guard element.isSkippable else { break }
      }
    }
    return ends
  }
}
