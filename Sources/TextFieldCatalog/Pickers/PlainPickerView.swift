import GtkCore
import TextRules
import TextTranslation

/// A picker of one text among several: a list in a popover of a field.
///
/// ```swift
/// sex.picker = PlainPickerView(["Female", "Male", "Other"])
/// ```
///
/// ## Events
/// Selecting a row sets the field's text. Opening the picker selects the row of the field's text,
/// if there is one, and sets nothing. Up and Down move from row to row; typing the first letters of
/// a text selects it; Return or a click takes the row and closes. Tab closes the list, keeps the
/// choice, and goes to the next field, as in the lists of GTK and HTML.
///
/// ## Accessibility
/// The list is named after the field, its rows after their texts, and read as they are selected.
///
/// ## Origin
/// The view of the same name in TextFieldsCatalog has a wheel, with rows of the same height.
@MainActor
public final class PlainPickerView: PickerPopover {
  /// The height in pixels at which the list begins to scroll.
  public static let maxHeight = 238

  /// The texts to choose from.
  public var items: [String] {
    didSet { if items != oldValue { fill() } }
  }
  /// Called with each text that is chosen, after the field's text is set.
  public var onPicked: (@MainActor (String) -> Void)?

  private let list = ListBox()
  private let scroller: ScrolledWindow
  private var search = TypeAhead()
  /// The index of the row whose text the field has.
  private var shownIndex: Int?
  private var isShowing = false
  private var isToScroll = false

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - items: The texts to choose from, in the order of the rows.
  ///   - messages: The texts of the bar above the list.
  public init(
    _ items: [String], messages: PickerTopView.Messages = PickerTopView.Messages()
  ) {
    self.items = items
    scroller = ScrolledWindow(list)
    scroller.setScrolls(horizontally: false, vertically: true)
    scroller.fitsContent(upTo: Self.maxHeight)
    super.init(scroller, messages: messages)
    button = ActionButtonConfiguration(image: "pan-down-symbolic", label: translated("Choose"))
    fill()
    list.onSelected { [weak self] index in self?.selected(index) }
    list.onActivated { [weak self] index in self?.take(index) }
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] key in self?.press(key) ?? false }
    list.add(keys)
    scroller.verticalAdjustment?.onBoundsChanged { [weak self] in self?.scrollToShown() }
  }

  /// The index of the selected row; nil for none.
  public var selectedIndex: Int? { list.selectedIndex }

  public override func willOpen(with text: String) {
    search = TypeAhead()
    scroller.requestSize(width: Int(field?.textArea.input.width ?? 0))
    list.accessibleLabel = field?.placeholder ?? ""
    shownIndex = items.firstIndex(of: text)
    // GTK selects rows by itself when the list gets the focus.
    isShowing = true
    isToScroll = true
    list.select(index: shownIndex)
  }

  public override func focusContent() {
    // If no row is selected, the first one only gets the focus.
    list.focus(index: shownIndex ?? 0)
    list.select(index: shownIndex)
    isShowing = false
  }

  /// True: a person who goes on with Tab has chosen.
  public override var closesOnTab: Bool { true }

  private func fill() {
    isShowing = true
    list.removeAllRows()
    for item in items {
      let label = Label(item)
      label.xAlignment = .start
      label.ellipsize()
      let row = ListBoxRow(label)
      row.accessibleLabel = item
      list.append(row)
    }
    isShowing = false
  }

  // MARK: Picking

  private func selected(_ index: Int?) {
    guard !isShowing, isOpen, let index, index != shownIndex, items.indices.contains(index) else {
      return
    }
    shownIndex = index
    choose(items[index])
    onPicked?(items[index])
  }

  private func take(_ index: Int) {
    guard isOpen, items.indices.contains(index) else { return }
    if list.selectedIndex != index { list.select(index: index) }
    choose(items[index])
    close()
  }

  /// Scrolls to the selected row as soon as the list has its height.
  private func scrollToShown() {
    guard isToScroll, let shownIndex, let adjustment = scroller.verticalAdjustment,
      adjustment.upper > 0, adjustment.pageSize > 0
    else { return }
    isToScroll = false
    // All rows have the same height.
    let middle = (Double(shownIndex) + 0.5) * adjustment.upper / Double(items.count)
    adjustment.value = middle - adjustment.pageSize / 2
  }

  // MARK: Keys

  private func press(_ key: KeyPress) -> Bool {
    guard !key.control, !key.alt else { return false }
    if let character = key.character, isSearching(character) {
      find(Character(character))
      return true
    }
    guard key.symbol.activates else { return false }
    if let index = list.selectedIndex ?? list.focusedIndex { take(index) }
    return true
  }

  /// Whether a key belongs to a search text; a space does so only within one.
  private func isSearching(_ character: Unicode.Scalar) -> Bool {
    let properties = character.properties
    guard properties.generalCategory != .control else { return false }
    return !properties.isWhitespace || search.isTyping(at: MainLoop.monotonicTime)
  }

  private func find(_ character: Character) {
    let found = search.type(
      character, at: MainLoop.monotonicTime, in: items, from: list.selectedIndex)
    guard let found else { return }
    list.select(index: found)
    list.focus(index: found)
  }
}
