import GtkCore

/// Where an attachment stands in the text of an editor.
@MainActor
final class AttachmentPlace {
  /// Where the widget lies, as seen from what is in sight.
  enum Side {
    /// It has no place yet, or another size since.
    case nowhere
    case above
    case inSight
    case below
  }

  let attachment: Attachment
  let space: EmbeddedSpace
  let mark: TextMark
  var side = Side.nowhere
  /// The top of its character where the widget was placed last, in the coordinates of the area.
  var top: Int?
  /// Whether the widget was in sight since it came into the text.
  var wasSeen = false
  /// By how much the room of its line is narrower than the text, in pixels; nil: not known any more.
  var inset: Int?
  /// The sizes that it was found to have at the last few widths of the text.
  private var sizes: [(textWidth: Int, size: Size)] = []

  /// A size in pixels.
  typealias Size = (width: Int, height: Int)
  /// GTK asks for the height at two or three widths in turn.
  private static let mostSizes = 4

  /// How many sizes may follow each other without a rest: an animation of seconds has fewer.
  static var mostChanges = 300
  /// After this time without another size a widget is at rest.
  private static let rest = Duration.seconds(1)

  /// How many sizes followed each other without a rest.
  private(set) var changes = 0
  private var lastChange: ContinuousClock.Instant?
  /// Whether the widget has had too many sizes, and gets no others.
  private(set) var isFrozen = false

  /// Notes another size; whether that was one too many.
  func noteChange() -> Bool {
    let now = ContinuousClock.now
    if let lastChange, now - lastChange > Self.rest { changes = 0 }
    lastChange = now
    changes += 1
    isFrozen = changes >= Self.mostChanges
    return isFrozen
  }

  /// Notes the size at a width of the text; whether it is another one than before.
  func note(_ size: Size, atWidth width: Int) -> Bool {
    if let index = sizes.firstIndex(where: { $0.textWidth == width }) {
      defer { sizes[index].size = size }
      return sizes[index].size != size
    }
    if sizes.count >= Self.mostSizes { sizes.removeFirst() }
    sizes.append((width, size))
    return true
  }

  /// The size that was noted at a width of the text.
  func size(atWidth width: Int) -> Size? { sizes.first { $0.textWidth == width }?.size }

  /// Lets the widget have other sizes again.
  func forgive() { (changes, isFrozen) = (0, false) }

  /// Forgets what was known of another widget.
  func widgetChanged() {
    side = .nowhere
    top = nil
    forgive()
  }

  init(_ attachment: Attachment, space: EmbeddedSpace, mark: TextMark) {
    self.attachment = attachment
    self.space = space
    self.mark = mark
  }
}
