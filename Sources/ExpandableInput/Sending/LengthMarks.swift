import GtkCore
import TextRules
import WidgetSupport

/// Highlights and underlines the text over a limit, without removing it.
@MainActor
final class LengthMarks {
  private let area: GrowingTextArea
  private var tag: TextTag?

  var limit: LengthLimit?

  init(area: GrowingTextArea) { self.area = area }

  /// Counts the text as far as the limit requires, and highlights what is over it.
  func check() -> LengthLimit.Length {
    guard let limit, !limit.isFar(scalarCount: area.buffer.scalarCount) else {
      mark(nil)
      return .far
    }
    let length = length(within: limit)
    if case .over(_, let start) = length { mark(start) } else { mark(nil) }
    return length
  }

  /// Returns the length of the text, and reads no more of it than necessary.
  ///
  /// Since a character may have many scalars, it reads to the end of the text, or until it has as
  /// many characters past the limit as are counted.
  private func length(within limit: LengthLimit) -> LengthLimit.Length {
    let count = area.buffer.scalarCount
    var read = limit.maxLength + LengthLimit.countedBeyond
    while read < count {
      let length = limit.check(area.buffer.text(from: 0, to: read))
      if case .over(let surplus, _) = length, surplus >= LengthLimit.countedBeyond {
        return length
      }
      read *= 2
    }
    return limit.check(area.buffer.text(from: 0, to: count))
  }

  private func mark(_ start: Int?) {
    let buffer = area.buffer
    guard start != nil || tag != nil else { return }
    let tag = tag ?? makeTag()
    // Everywhere, since a copy of highlighted text may have been pasted.
    buffer.remove(tag, from: 0, to: buffer.scalarCount)
    if let start { buffer.apply(tag, from: start, to: buffer.scalarCount) }
  }

  private func makeTag() -> TextTag {
    let made = area.buffer.makeBackgroundTag(Self.background)
    // PANGO_UNDERLINE_DOUBLE: a misspelled word has a single line.
    made[.underline] = 2
    tag = made
    color()
    return made
  }

  /// Gives the line below the text the theme's color of errors.
  func color() {
    guard let color = area.namedColor("concertina_error_text") else { return }
    tag?[.underlineColor] = color
  }

  // An eighth of red keeps black and white text readable on it, and the line below it visible.
  private static let background = "rgba(224, 27, 36, 0.125)"
}
