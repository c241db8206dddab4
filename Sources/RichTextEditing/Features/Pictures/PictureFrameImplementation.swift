import GtkCore
import TextTranslation
import WidgetSupport

/// The drawing and the layout of a picture's frame.
///
/// The frame takes any size: the attachment determines it.
@MainActor
final class PictureFrameImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaPictureFrame", cssName: "pictureframe", role: .picture)
  /// The distance of the button from the edge, in pixels.
  private static let margin = 6

  private(set) var texture: Texture?
  private(set) var marking = SelectionMarking.none
  private(set) var isEditable = true
  var onAllocated: (@MainActor (Int) -> Void)?
  var onDescribe: (@MainActor () -> Void)?
  let handles = PictureHandles()
  private let icon = Image(icon: "image-x-generic-symbolic", role: .presentation)
  private let text = Label("")
  private let notice = Box(.vertical, spacing: 6)
  private var hasNotice = false
  private let describe = Button(translated("ALT"))

  /// Builds the widget; called once, after its creation.
  func build() {
    LibraryStyle.load(.pictures)
    text.wrapLines()
    text.ellipsize(afterLines: 3)
    text.centerLines()
    notice.append(icon)
    notice.append(text)
    notice.addStyleClass("picture-notice")
    describe.name = "alternative-text"
    describe.tooltip = translated("Alternative text (Alt+Return)")
    describe.accessibleLabel = translated("Alternative text")
    describe.focusesOnClick = false
    describe.canFocus = false
    describe.onClicked { [weak self] in self?.onDescribe?() }
    for child in [notice, describe] { child.insert(into: widget) }
    handles.isActive = { [weak self] in self?.showsHandles ?? false }
    handles.widget = { [weak self] in self?.existingWidget }
    handles.connect()
  }

  // MARK: State

  func show(_ texture: Texture?) {
    self.texture = texture
    if texture != nil { hasNotice = false }
    widget.queueAllocate()
    widget.queueDraw()
  }

  func show(_ notice: PictureNotice?) {
    hasNotice = notice != nil
    icon.icon = notice?.icon ?? ""
    text.text = notice?.text ?? ""
    text.isVisible = !text.text.isEmpty
    widget.queueAllocate()
  }

  func mark(_ marking: SelectionMarking) {
    guard marking != self.marking else { return }
    self.marking = marking
    widget.queueAllocate()
    widget.queueDraw()
  }

  func setEditable(_ isEditable: Bool) {
    guard isEditable != self.isEditable else { return }
    self.isEditable = isEditable
    widget.queueAllocate()
    widget.queueDraw()
  }

  private var showsHandles: Bool { hasWidget && marking == .alone && isEditable }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    SizeRequest(minimum: 1, natural: 1)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    placeNotice(width, height)
    placeButton(width, height)
    onAllocated?(width)
  }

  /// Places the notice in the middle, if there is room for all of it.
  private func placeNotice(_ width: Int, _ height: Int) {
    let room = width - 2 * Self.margin
    let fits =
      hasNotice && notice.measure(.horizontal).minimum <= room
      && notice.measure(.vertical, forSize: room).natural <= height
    notice.isChildVisible = fits
    guard fits else { return }
    let own = notice.measure(.vertical, forSize: room).natural
    notice.allocate(x: Self.margin, y: (height - own) / 2, width: room, height: own)
  }

  /// Places the button at the lower edge, where no handle is.
  private func placeButton(_ width: Int, _ height: Int) {
    let size = (
      width: describe.measure(.horizontal).natural, height: describe.measure(.vertical).natural
    )
    let corners = 2 * PictureHandles.reach
    let fits =
      showsHandles && size.width + corners <= width && size.height + corners <= height
    describe.isChildVisible = fits
    guard fits else { return }
    describe.allocate(
      x: (width - size.width) / 2, y: height - size.height - Self.margin, width: size.width,
      height: size.height)
  }

  // MARK: Drawing

  override func snapshot(_ snapshot: Snapshot) {
    let bounds = Rectangle(
      x: 0, y: 0, width: Double(widget.width), height: Double(widget.height))
    if let texture {
      snapshot.append(texture, in: bounds.fitting(texture))
    } else {
      snapshot.append(
        Outline(bounds, radius: 6), fill: widget.namedColor("concertina_picture_background"))
    }
    snapshot.appendChildren(of: widget)
    drawMarking(bounds, snapshot)
  }

  private func drawMarking(_ bounds: Rectangle, _ snapshot: Snapshot) {
    guard marking != .none, let color = widget.namedColor("concertina_focus") else { return }
    var veil = color
    veil.alpha = 0.35
    snapshot.append(
      Outline(bounds.reduced(by: 1), radius: 0), fill: marking == .part ? veil : nil,
      stroke: (color, 2))
    guard showsHandles else { return }
    let border = widget.namedColor("theme_base_color") ?? color
    for corner in PictureHandles.Corner.allCases {
      let handle = corner.rectangle(in: bounds)
      snapshot.append(
        Outline(handle, radius: handle.width / 2), fill: color, stroke: (border, 1.5))
    }
  }
}

extension LibraryStyle.Sheet {
  fileprivate static let pictures = LibraryStyle.Sheet(
    "pictures",
    rules: """
      @define-color concertina_picture_background mix(@theme_base_color, @theme_text_color, 0.08);
      pictureframe > .picture-notice { color: mix(@theme_base_color, @theme_text_color, 0.75); }
      pictureframe > button {
        min-height: 0; min-width: 0; padding: 2px 8px; border-radius: 9999px;
        font-size: smaller; font-weight: bold;
      }
      """)
}

extension Rectangle {
  /// Returns the largest rectangle of a picture's proportion in the middle of this one.
  @MainActor
  fileprivate func fitting(_ texture: Texture) -> Rectangle {
    let (pictureWidth, pictureHeight) = (Double(texture.width), Double(texture.height))
    let scale = min(width / pictureWidth, height / pictureHeight)
    let fitted = (width: pictureWidth * scale, height: pictureHeight * scale)
    // The size of the frame is in whole pixels, and the proportion hardly ever is.
    guard width - fitted.width >= 1 || height - fitted.height >= 1 else { return self }
    return Rectangle(
      x: x + (width - fitted.width) / 2, y: y + (height - fitted.height) / 2,
      width: fitted.width, height: fitted.height)
  }
}
