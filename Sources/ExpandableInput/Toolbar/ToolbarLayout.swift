/// Where the parts of a bar lie one above the other, as a function of their sizes alone.
///
///     margin
///     top slot            an attachment strip, a quoted message
///     notice              an error, the counter
///     row                 left button, text, right button
///     bottom slot
///     margin
///
/// Everything stands on the bar's lower edge, so that a bar that is still growing shows what is below
/// and covers what is above; what is visible of the text is a whole text view of its own, never a cut
/// one.
struct ToolbarLayout: Equatable {
  /// The space around the parts, and between them, in pixels.
  static let margin = 8
  /// The least height of a bar, in pixels.
  static let leastHeight = 44

  /// The heights that the parts want; 0 for a part that is not there.
  var top = 0
  var notice = 0
  var text = 0
  var bottom = 0
  /// The height of a text of one ordinary line.
  var oneLine = 0
  /// The least height of the text, where it is kept higher than a line.
  var leastText = 0
  /// The height of the highest button.
  var button = 0

  /// What the row is higher than the text, where a button is higher than a line.
  var surplus: Int { max(0, button - oneLine) }

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

  /// A part's place: its upper edge and its height.
  struct Place: Equatable {
    var y: Int
    var height: Int
  }

  /// The places of the parts in a bar of some height.
  struct Places: Equatable {
    var top = Place(y: 0, height: 0)
    var notice = Place(y: 0, height: 0)
    var text = Place(y: 0, height: 0)
    var bottom = Place(y: 0, height: 0)
    /// The strip at the row's lower edge in which the buttons stand, each in its middle.
    var buttons = Place(y: 0, height: 0)
  }

  /// Places the parts.
  ///
  /// - Parameters:
  ///   - height: The height of the bar, which may be on its way to another one.
  ///   - textHeights: Between which heights the text may be now.
  /// - Returns: The places, from the bar's upper edge.
  func places(inHeight height: Int, textHeights: ClosedRange<Int>) -> Places {
    let spare = max(0, min(height, self.height) - bareHeight)
    let room = height - 2 * Self.margin - everythingButText - spare
    let textHeight = min(max(room, textHeights.lowerBound), textHeights.upperBound)
    let rowHeight = textHeight + surplus
    let below = bottom > 0 ? bottom + Self.margin : 0
    let rowTop = max(height - Self.margin - spare / 2 - below - rowHeight, Self.margin)
    var places = Places()
    places.text = Place(y: rowTop + surplus - surplus / 2, height: textHeight)
    // A first line that is higher than the text is by now does not lift the buttons out of the row.
    let strip = min(max(button, oneLine), rowHeight)
    places.buttons = Place(y: rowTop + rowHeight - strip, height: strip)
    places.bottom = Place(y: rowTop + rowHeight + Self.margin, height: bottom)
    places.notice = Place(y: rowTop - Self.margin - notice, height: notice)
    let upper = notice > 0 ? places.notice.y : rowTop
    places.top = Place(y: upper - Self.margin - top, height: top)
    return places
  }
}
