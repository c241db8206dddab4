import GtkCore
import RichTextModel
import TextTranslation

/// A picture in a text, which the user can resize and describe.
///
///     let picture = PictureContent(.file(PictureFile(bytes)), alternativeText: "A cat")
///     editor.insertAttachment(PictureAttachment(picture), in: editor.selectedRange)
///
/// An editor creates them from saved content by itself. The file is decoded away from the main
/// thread when the picture becomes visible, for the width that it is shown in; until then a
/// placeholder of its size is shown.
///
/// A click selects it. While it alone is selected, handles at its corners and Ctrl+Plus and
/// Ctrl+Minus resize it in proportion, Ctrl+0 restores its own size, and Alt+Return or its button
/// asks for the alternative text. Each of these is a step that can be undone.
///
/// ## CSS nodes
/// `pictureframe`, with a `button` while it is selected.
///
/// ## Accessibility
/// An image; its label is the alternative text.
@MainActor
public final class PictureAttachment: Attachment {
  /// The widget.
  let frame = PictureFrame()
  /// The size in its line.
  let bounds = PictureBounds()
  private let loader: PictureLoader
  private var isInView = false
  /// Whether to ask for the alternative text as soon as the picture has a place.
  private var asksForDescription = false
  private lazy var popover = EntryPopover(
    name: "picture-description", label: translated("Alternative text"),
    placeholder: translated("Describe this picture"))

  /// Creates the attachment of a picture.
  public init(_ picture: PictureContent, id: String = "") {
    let content = AttachmentContent(picture, id: id)
    loader = PictureLoader(picture.source)
    super.init(name: .picture, content: frame, size: content.size, id: id, data: content.data)
    frame.setMargins(top: PictureBounds.margin, bottom: PictureBounds.margin)
    boundsProvider = bounds
    selectOnTap = true
    selectionStyle = AttachmentSelectionStyle(alpha: 0)
    loader.onChange = { [weak self] in self?.loaded() }
    frame.onAllocated = { [weak self] _ in self?.requestIfVisible() }
    frame.onDescribe = { [weak self] in self?.askForDescription() }
    frame.handles.onResized = { [weak self] in self?.drag(toWidth: $0) }
    frame.handles.onEnded = { [weak self] in self?.endDrag(isCanceled: $0) }
    PictureDragging(self).connect(to: frame)
    showDescription()
  }

  /// The picture; setting it is a step that can be undone.
  public var picture: PictureContent {
    get { description.picture ?? PictureContent(.reference("")) }
    set {
      guard newValue != picture else { return }
      let new = description.replacing(newValue)
      guard let container, let range = rangeInContainer else { return apply(new) }
      container.session.perform(.command) {
        container.content.changeAttributes(in: range) { $0[AttachmentKey.self] = new }
      }
    }
  }

  /// Takes over what an edit, an undo or a redo has changed.
  override func apply(_ description: AttachmentContent) {
    guard description != self.description else { return }
    restore(description)
    let picture = picture
    loader.use(picture.source)
    showDescription()
    loaded()
  }

  private func showDescription() {
    let picture = picture
    let description = picture.alternativeText
    accessibleLabel = description.isEmpty ? translated("Picture") : description
    frame.accessibleLabel = accessibleLabel
    if case .shown = loader.state { return }
    bounds.naturalSize = picture.naturalSize
  }

  // MARK: Loading

  override func viewChanged(isVisible: Bool) {
    isInView = isVisible
    isVisible ? PictureMemory.shared.release(loader) : PictureMemory.shared.keep(loader)
    frame.isEditable = container?.area.isEditable ?? false
    requestIfVisible()
    if isVisible, asksForDescription { container?.afterLayout { [weak self] in self?.askAgain() } }
  }

  private func requestIfVisible() {
    guard isInView, frame.width > 0 else { return }
    loader.load = container?.session.pictures.load
    loader.request(width: frame.width * frame.scaleFactor)
  }

  private func loaded() {
    let size = bounds.naturalSize
    frame.texture = nil
    switch loader.state {
    case .waiting: frame.show(nil)
    case .shown(let shown):
      frame.texture = shown.texture
      bounds.naturalSize = PictureSize(width: shown.naturalWidth, height: shown.naturalHeight)
    case .unavailable: frame.show(notice("image-x-generic-symbolic"))
    case .failed(let message):
      frame.show(notice("image-missing-symbolic"))
      frame.tooltip = message
    }
    if bounds.naturalSize != size { updateSize() }
    requestIfVisible()
  }

  /// Whether it is visible, and its picture is being decoded.
  public var isLoading: Bool { isInView && loader.isLoading }

  private func notice(_ icon: String) -> PictureNotice {
    PictureNotice(icon: icon, text: picture.alternativeText)
  }

  // MARK: Selection

  override func selectionChanged(_ marking: SelectionMarking) {
    frame.isEditable = container?.area.isEditable ?? false
    frame.marking = marking
  }

  // MARK: Resizing

  private func drag(toWidth width: Int) {
    bounds.draggedWidth = width
    updateSize()
  }

  private func endDrag(isCanceled: Bool) {
    let width = bounds.draggedWidth
    bounds.draggedWidth = nil
    if let width, !isCanceled, frame.isEditable { resize(to: .fixed(width)) }
    updateSize()
  }

  /// Changes the rule for its width, as a step that can be undone.
  func resize(to size: AttachmentSize) {
    var changed = picture
    changed.size = size
    picture = changed
  }

  /// Whether a handle is dragged.
  var isResized: Bool { frame.handles.isDragging }

  // MARK: The alternative text

  /// Whether the popover that asks for it is open.
  var isAskingForDescription: Bool { popover.isOpen }

  private func askAgain() {
    guard asksForDescription else { return }
    asksForDescription = false
    askForDescription()
  }

  /// Asks for the alternative text in a popover, as soon as the picture is visible.
  public override func askForDescription() {
    guard let editor = containerEditor, editor.isEditable, let range = rangeInContainer else {
      return
    }
    guard isInView, let place = frame.bounds(in: editor) else { return asksForDescription = true }
    let old = picture.alternativeText
    popover.open(old, at: place, of: editor.node, about: range) { [weak self] answer in
      guard let self, let answer, answer != old, self.container?.area.isEditable == true else {
        return
      }
      var changed = self.picture
      changed.alternativeText = answer
      self.picture = changed
    }
  }
}
