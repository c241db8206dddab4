/// The vertical positions of the parts of a bar, as a function of their sizes alone.
///
///     margin
///     top slot            an attachment strip, a quoted message
///     notice              messages that have not arrived, an error
///     row                 left button, text, right button
///     bottom slot
///     margin
///
/// Everything is aligned with the bar's lower edge, so that a bar that is still growing shows what
/// is below and covers what is above. The visible part of the text is always a complete text view,
/// never a clipped one.
struct ToolbarLayout: Equatable {
  /// The space around the parts, and between them, in pixels.
  static let margin = 8
  /// The least height of a bar, in pixels.
  static let leastHeight = 44

  /// The heights that the parts require; 0 for a part that is hidden.
  var top = 0
  var notice = 0
  var text = 0
  var bottom = 0
  /// The height of a text of one ordinary line.
  var oneLine = 0
  /// The least height of the text, if it has a least height above one line.
  var leastText = 0
  /// The height of the tallest button.
  var button = 0

  /// The height by which the row is taller than the text, when a button is taller than a line.
  ///
  /// A single line that is higher than an ordinary one, as lines of other scripts are, first takes
  /// this space.
  var surplus: Int { max(0, button - (text <= button ? text : oneLine)) }

  /// The height of the bar.
  var height: Int { max(Self.leastHeight, bareHeight) }

  /// The height of the bar with a text of one line.
  var leastUsefulHeight: Int {
    var layout = self
    layout.text = min(max(oneLine, leastText), text)
    return layout.height
  }

  private var bareHeight: Int { 2 * Self.margin + everythingButText + text }

  private var everythingButText: Int {
    [top, notice, bottom].reduce(surplus) { $0 + ($1 > 0 ? $1 + Self.margin : 0) }
  }

  /// The position of a part: its upper edge and its height.
  struct Place: Equatable {
    var y: Int
    var height: Int
  }

  /// The positions of the parts in a bar of a given height.
  struct Places: Equatable {
    var top = Place(y: 0, height: 0)
    var notice = Place(y: 0, height: 0)
    var text = Place(y: 0, height: 0)
    var bottom = Place(y: 0, height: 0)
    /// The strip at the row's lower edge in which each button is vertically centered.
    var buttons = Place(y: 0, height: 0)
  }

  /// Computes the positions of the parts.
  ///
  /// - Parameters:
  ///   - height: The height of the bar, which may be changing to another one.
  ///   - textHeights: The range that the text's height may be in at the moment.
  /// - Returns: The positions, from the bar's upper edge.
  func places(inHeight height: Int, textHeights: ClosedRange<Int>) -> Places {
    let spare = max(0, min(height, self.height) - bareHeight)
    let room = height - 2 * Self.margin - everythingButText - spare
    let textHeight = min(max(room, textHeights.lowerBound), textHeights.upperBound)
    let rowHeight = textHeight + surplus
    let below = bottom > 0 ? bottom + Self.margin : 0
    let rowTop = max(height - Self.margin - spare / 2 - below - rowHeight, Self.margin)
    var places = Places()
    places.text = Place(y: rowTop + surplus - surplus / 2, height: textHeight)
    // A first line that is taller than the text at the moment does not lift the buttons out of the
    // row.
    let strip = min(max(button, oneLine), rowHeight)
    places.buttons = Place(y: rowTop + rowHeight - strip, height: strip)
    places.bottom = Place(y: rowTop + rowHeight + Self.margin, height: bottom)
    places.notice = Place(y: rowTop - Self.margin - notice, height: notice)
    let upper = notice > 0 ? places.notice.y : rowTop
    places.top = Place(y: upper - Self.margin - top, height: top)
    return places
  }
}
