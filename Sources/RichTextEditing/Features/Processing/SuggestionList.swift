import GtkCore
import TextTranslation

/// A list of names to choose from, such as those of people or of commands, in a popover at the
/// start of what is typed that does not take the focus.
@MainActor
final class SuggestionList {
  /// The largest number of names in the list: typing more letters narrows it down.
  private static let maximumNames = 50
  /// The greatest height of the list, in pixels; a longer one scrolls.
  private static let greatestHeight = 320
  private(set) var names: [String] = []
  var onChosen: (@MainActor (String) -> Void)?
  /// Called when the user leaves the editor.
  var onLeft: (@MainActor () -> Void)?
  private let list = ListBox()
  private let scrolled = ScrolledWindow()
  let popover: Popover
  private var selection = 0
  /// The rectangle in the editor that it points to.
  private(set) var place = Rectangle(x: 0, y: 0, width: 0, height: 0)
  private weak var editor: EditorNode?
  private var listener: Listener?

  /// Creates a list with a label for screen readers.
  init(_ label: String) {
    scrolled.child = list
    scrolled.setScrolls(horizontally: false, vertically: true)
    scrolled.fitsContent(upTo: Self.greatestHeight)
    popover = Popover(scrolled)
    popover.takesFocus = false
    popover.hasArrow = false
    popover.horizontalAlignment = .start
    list.accessibleLabel = label
    list.addStyleClass("concertina-names")
    list.onActivated { [weak self] in self?.chosen($0) }
  }

  /// The name that Return completes.
  var selected: String? { names.indices.contains(selection) ? names[selection] : nil }

  /// How far the list is scrolled, in pixels.
  var scrolledDistance: Double { scrolled.verticalAdjustment?.value ?? 0 }

  func open(_ names: [String], at offset: Int, of editor: EditorView) {
    self.editor = editor.node
    listener?.end()
    listener = editor.area.events.focusChanged.add { [weak self] hasFocus in
      if !hasFocus { self?.onLeft?() }
    }
    fill(Array(names.prefix(Self.maximumNames)))
    if popover.parent != editor { popover.attach(to: editor) }
    place = editor.caretRectangle(at: offset)
    popover.setTarget(
      Rectangle(x: place.x, y: place.y, width: max(place.width, 1), height: place.height))
    if !popover.isOpen { popover.open() }
  }

  private func fill(_ names: [String]) {
    self.names = names
    list.removeAllRows()
    for name in names {
      let label = Label(name)
      label.horizontalAlignment = .start
      let row = ListBoxRow(label)
      row.isFocusable = false
      list.append(row)
    }
    scrolled.verticalAdjustment?.value = 0
    select(0)
  }

  /// Handles a key of the list, if it is open in an editor.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - editor: The editor that the key was pressed in.
  ///   - dismiss: Called before Escape closes the list.
  /// - Returns: Whether it is a key of the list.
  func handle(_ key: EditorKey, in editor: EditorView, dismiss: () -> Void) -> Bool {
    guard !names.isEmpty, editor.node === self.editor else { return false }
    switch key {
    case .down: move(by: 1)
    case .up: move(by: -1)
    case .enter, .tab: chosen(selection)
    case .escape:
      dismiss()
      onLeft?()
    default: return false
    }
    return true
  }

  private func move(by step: Int) {
    select((selection + step + names.count) % names.count)
  }

  private func select(_ index: Int) {
    selection = index
    list.select(index: index)
    showSelection()
    guard let selected, let editor, editor.hasWidget else { return }
    // The focus stays in the text, so a screen reader does not read the list by itself.
    editor.area.textView.announce(
      translated("%s, %d of %d").formatted(selected, index + 1, names.count))
  }

  /// Scrolls to the selected name; the list has no focus that GTK would follow.
  private func showSelection() {
    guard let row = list.row(at: selection), let place = row.bounds(in: list) else { return }
    scrolled.verticalAdjustment?.clampPage(place.y...(place.y + place.height))
  }

  private func chosen(_ index: Int) {
    if names.indices.contains(index) { onChosen?(names[index]) }
  }

  func close() {
    names = []
    listener?.end()
    listener = nil
    if popover.isOpen { popover.close() }
  }
}
