/// Determines the base direction of each paragraph, in order, as GTK does.
///
/// A paragraph's own first strong character decides. Without one, the caret's paragraph takes the
/// keyboard's direction; any other takes the direction of the last paragraph before it that has a
/// strong character, or else of the first one after it, or else of the widget.
struct ParagraphDirections {
  private let environment: TextEnvironment
  private var before: TextDirection?
  private var leading: TextDirection?

  /// Enough characters to find a strong one in nearly every paragraph.
  private static let firstGlance = 32

  init(environment: TextEnvironment) {
    self.environment = environment
  }

  /// The direction of a paragraph; call this for one paragraph after the other, from the first.
  mutating func direction(
    ofParagraph index: Int, in source: some ParagraphSource
  ) -> TextDirection {
    answer(forParagraph: index, in: source).direction
  }

  /// The direction of a paragraph, and whether it inherits it.
  mutating func answer(
    forParagraph index: Int, in source: some ParagraphSource
  ) -> (direction: TextDirection, isInherited: Bool) {
    if let own = strongDirection(ofParagraph: index, in: source) {
      before = own
      return (own, false)
    }
    return (inheritedDirection(at: index, in: source), true)
  }

  /// The direction of a paragraph that has none of its own.
  mutating func inheritedDirection(
    at index: Int, in source: some ParagraphSource
  ) -> TextDirection {
    if let caret = environment.caretDirection, caret.paragraph == index { return caret.direction }
    return before ?? leadingDirection(after: index, in: source)
  }

  /// Skips paragraphs whose direction is known.
  mutating func pass(_ direction: TextDirection?) {
    before = direction ?? before
  }

  /// The direction of a paragraph when nothing before it has one.
  private mutating func leadingDirection(
    after index: Int, in source: some ParagraphSource
  ) -> TextDirection {
    if let leading { return leading }
    let end = min(source.paragraphCount, index + 1 + TextMeasurer.directionLookahead)
    var direction = environment.defaultDirection
    for later in (index + 1)..<max(index + 1, end) {
      guard let found = strongDirection(ofParagraph: later, in: source) else { continue }
      direction = found
      break
    }
    leading = direction
    return direction
  }

  private func strongDirection(
    ofParagraph index: Int, in source: some ParagraphSource
  ) -> TextDirection? {
    for limit in [Self.firstGlance, TextMeasurer.directionCharacters] {
      let (found, isWhole) = source.withParagraph(at: index, characterLimit: limit) {
        (TextDirection(firstStrongIn: $0), $1)
      }
      if found != nil || isWhole { return found }
    }
    return nil
  }
}
