import GtkCore
import RichTextModel
import TextTranslation

/// The links of one editor: the pointer on them, clicks, keys and the menu.
@MainActor
final class EditorLinks {
  /// Shows an address with the desktop; replaced in tests.
  static var show: @MainActor (_ address: String, _ widget: Widget) -> Void = { address, widget in
    widget.showAddress(address)
  }

  /// Called for each click on the text, before a link is opened.
  var onTapped: ((Click) -> Void)?
  /// The editor.
  let node: EditorNode
  /// The popover that asks for the address of a link.
  private(set) lazy var popover = EntryPopover(
    name: "link-address", label: translated("Link address"), placeholder: "https://…")
  private let menu = LinkMenu()
  /// Clicks on the text, also for other uses than links.
  let taps = ClickObserver()
  private let motion = PointerMotion()
  private let keys = KeyController()
  private var pointer: (x: Double, y: Double)?
  private var isOverLink = false

  init(_ node: EditorNode) { self.node = node }

  /// Adds the controllers and the menu to the text view.
  func connect() {
    let view = node.area.textView
    taps.onTapped { [weak self] in self?.tapped($0) }
    view.add(taps)
    motion.onMoved { [weak self] in self?.moved(to: $0) }
    view.add(motion)
    keys.phase = .capture
    keys.onPressed { [weak self] in
      self?.turned($0, isDown: true)
      return false
    }
    keys.onReleased { [weak self] in self?.turned($0, isDown: false) }
    view.add(keys)
    menu.connect(to: self)
  }

  // MARK: Opening

  /// Opens an address with the nearest handler that accepts it, or else with the desktop.
  ///
  /// A `#name` is the anchor of a heading in the document.
  func open(_ address: String) -> Bool {
    var next: EditorNode? = node
    while let current = next {
      if current.linkActivated(address) { return true }
      next = current.parent
    }
    if let heading = node.root.outline.heading(linkedBy: address) {
      return node.root.editor?.show(heading) ?? false
    }
    let completed = LinkAddress(address).completed
    guard let widget = node.widget, completed.isHarmless else { return false }
    Self.show(completed.text, widget)
    return true
  }

  private func tapped(_ tap: Click) {
    onTapped?(tap)
    let area = node.area
    guard node.hasWidget, tap.control || !area.isEditable,
      area.buffer.selection.isEmpty || tap.control,
      let place = area.textView.character(atX: tap.x, y: tap.y),
      let link = node.content.link(at: place.lowerBound)
    else { return }
    _ = open(link.address)
  }

  /// Opens the link at the caret, if this is the key for that; returns whether it was opened.
  func pressed(_ key: KeyPress) -> Bool {
    guard key.symbol == .enter, !key.shift, !key.alt,
      key.control || !node.area.isEditable, let link = linkAtCaret
    else { return false }
    return open(link.address)
  }

  /// The link that contains the caret, or ends or begins at it.
  var linkAtCaret: (range: Range<Int>, address: String)? {
    guard node.hasWidget else { return nil }
    return node.content.link(aroundCaret: node.area.buffer.caret)
  }

  // MARK: The pointer

  /// Updates a resting pointer when Control is pressed or released.
  private func turned(_ key: KeyPress, isDown: Bool) {
    guard key.name == "Control_L" || key.name == "Control_R", let pointer else { return }
    moved(to: (pointer.x, pointer.y, isDown))
  }

  private func moved(to place: (x: Double, y: Double, control: Bool)?) {
    pointer = place.map { ($0.x, $0.y) }
    guard node.hasWidget else { return }
    let view = node.area.textView
    var isOver = false
    if let place, place.control || !node.area.isEditable,
      let character = view.character(atX: place.x, y: place.y)
    {
      isOver = node.content.textAttributes(at: character.lowerBound)[LinkKey.self] != nil
    }
    // Set again at each position on a link: the view sets its own pointer after typing.
    guard isOver || isOverLink else { return }
    isOverLink = isOver
    view.setCursor(named: isOver ? "pointer" : "text")
  }
}
