import GtkCore

/// The position of an attachment in the text of an editor, and of its widget.
@MainActor
final class AttachmentPlace {
  /// The position of the widget relative to the visible text.
  enum Side {
    /// It has no position yet, or its size has changed since.
    case nowhere
    case above
    case visible
    case below
  }

  /// The attachment.
  let attachment: Attachment
  /// The space in the text below the widget.
  let space: EmbeddedSpace
  /// Its position in the text.
  let mark: TextMark
  /// The position of its widget relative to the visible text.
  var side = Side.nowhere
  /// The top of its character when the widget was last placed, in the coordinates of the area.
  var top: Int?
  /// Whether it is in a collapsed section.
  var isHidden = false
  /// Whether the attachment is still in the text.
  var isInText = true
  /// Whether the widget has been visible since it was inserted.
  var wasVisible = false
  /// The widths, in pixels, by which its line is narrower than the text, by the width of the text,
  /// which limits indents; empty if they have to be measured again.
  var insets = ValuesByWidth<Int>()
  /// Its known sizes by the width of the text.
  private var sizes = ValuesByWidth<Size>()

  /// A size in pixels.
  typealias Size = (width: Int, height: Int)

  /// The largest number of size changes without a rest: an animation of some seconds has fewer.
  static var maximumChanges = 300
  /// The time without a size change after which a widget is at rest.
  private static let rest = Duration.seconds(1)

  /// The number of size changes without a rest.
  private(set) var changes = 0
  private var lastChange: ContinuousClock.Instant?
  /// Whether the widget has changed its size too often, and keeps its present one.
  private(set) var isFrozen = false

  /// Notes a change of size; returns whether it was one too many.
  func noteChange() -> Bool {
    let now = ContinuousClock.now
    if let lastChange, now - lastChange > Self.rest { changes = 0 }
    lastChange = now
    changes += 1
    isFrozen = changes >= Self.maximumChanges
    return isFrozen
  }

  /// Notes the size at a width of the text; returns whether it has changed.
  func note(_ size: Size, atWidth width: Int) -> Bool {
    if let known = sizes[width], known == size { return false }
    sizes[width] = size
    return true
  }

  /// Returns the size that was noted at a width of the text.
  func size(atWidth width: Int) -> Size? { sizes[width] }

  /// Allows the widget to change its size again.
  func allowSizeChanges() { (changes, isFrozen) = (0, false) }

  /// Forgets what was known of the previous widget.
  func widgetChanged() {
    side = .nowhere
    top = nil
    allowSizeChanges()
  }

  init(_ attachment: Attachment, space: EmbeddedSpace, mark: TextMark) {
    self.attachment = attachment
    self.space = space
    self.mark = mark
  }
}
