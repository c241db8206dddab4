import GtkCore
import TextRules
import WidgetSupport

/// Marks what is over a text's limit, without taking it away.
@MainActor
final class LengthMarks {
  private let area: GrowingTextArea
  private var tag: TextTag?

  var limit: LengthLimit?

  init(area: GrowingTextArea) { self.area = area }

  /// Counts the text as far as the limit matters, and marks what is over it.
  func check() -> LengthLimit.Length {
    let buffer = area.buffer
    guard let limit, !limit.isFar(scalarCount: buffer.scalarCount) else {
      mark(nil)
      return .far
    }
    let length = length(within: limit)
    if case .over(_, let start) = length { mark(start) } else { mark(nil) }
    return length
  }

  /// Reads no more of the text than it needs, since characters may have many scalars each: to its end, or
  /// to as many characters past the limit as are counted.
  private func length(within limit: LengthLimit) -> LengthLimit.Length {
    let count = area.buffer.scalarCount
    var read = limit.maximum + LengthLimit.countedBeyond
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
    // Also where a copy of marked text was pasted.
    buffer.remove(tag, from: 0, to: buffer.scalarCount)
    if let start { buffer.apply(tag, from: start, to: buffer.scalarCount) }
  }

  private func makeTag() -> TextTag {
    let made = area.buffer.makeBackgroundTag(Self.background)
    tag = made
    return made
  }

  // A quarter of red lets black and white text be read on it (7:1 and more).
  private static let background = "rgba(224, 27, 36, 0.25)"
}
