/// Where the next character can be in a text that has the form of a mask so far.
///
/// Optional places allow several ways to read a text. All of them are followed at once, so that a
/// character costs no more than the mask has places.
struct MaskForm {
  /// The longest text that is compared with the form.
  static let longestText = 512

  /// Where a character is.
  enum Place { case only(Int), several }

  private let mask: Mask
  private var places = [0]
  private var length = 0
  /// The elements that the characters are, where there is but one way to read them.
  private(set) var path: [Int]? = []

  /// Reads a text; without the form of the mask nothing can follow.
  init(of mask: Mask, _ text: [Character]) {
    self.mask = mask
    if text.count >= Self.longestText { end() }
    for character in text where advance(over: character) == nil { return }
  }

  /// Where nothing can follow.
  static func none(of mask: Mask) -> MaskForm {
    var form = MaskForm(of: mask, [])
    form.end()
    return form
  }

  /// Whether the text has the form of the mask.
  var isKept: Bool { !places.isEmpty }

  private mutating func end() { places = [] }

  /// Goes over a character.
  ///
  /// - Returns: Where it is; nil if the text has not the form of the mask with it.
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

  /// The elements that a character could be, from the present places on.
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
