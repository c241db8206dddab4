import GtkCore
import TextRules

/// A list of countries, with an entry that looks for one of them.
@MainActor
final class PhoneCountryList {
  /// The entry above the list.
  let widget: Widget
  /// Called with the country that the user takes.
  var onTaken: (@MainActor (PhoneCountry) -> Void)?

  /// The countries, by their names in the user's language.
  private let countries: [PhoneCountry]
  /// Those that were found.
  private var found: [PhoneCountry] = []
  private let search = SearchEntry()
  private let list = ListBox()
  let scroller: ScrolledWindow

  /// Creates a list without rows.
  init(_ countries: [PhoneCountry], _ messages: PhoneCountryPicker.Messages) {
    self.countries = PhoneCountry.sortedByName(countries)
    scroller = ScrolledWindow(list)
    scroller.setScrolls(horizontally: false, vertically: true)
    scroller.fitsContent(upTo: PhoneCountryPicker.maxHeight)
    search.placeholder = messages.search
    search.accessibleLabel = messages.search
    search.setMargins(6)
    search.name = "country_search"
    list.accessibleLabel = messages.search
    list.setPlaceholder(Self.note(messages.nothingFound))
    widget = Box(.vertical, [search, scroller])
    connect()
  }

  private static func note(_ text: String) -> Label {
    let note = Label(text)
    note.wrapLines()
    note.setMargins(12)
    return note
  }

  private func connect() {
    search.onTextChanged { [weak self] in self?.find($0) }
    search.onActivated { [weak self] in self?.takeSelected() }
    list.onActivated { [weak self] in self?.take($0) }
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] key in self?.press(key) ?? false }
    search.add(keys)
    scroller.verticalAdjustment?.onBoundsChanged { [weak self] in
      // Within a layout, the list would stay where it is.
      MainLoopSource.idle(priority: .beforeLayout) { self?.scrollToSelected() }
    }
  }

  /// The selected country; nil if none was found.
  var selected: PhoneCountry? {
    list.selectedIndex.flatMap { found.indices.contains($0) ? found[$0] : nil }
  }

  /// Makes the list at least as wide as this, in pixels.
  func requestSize(width: Int) { widget.requestSize(width: width) }

  /// Moves the focus to the entry.
  func focus() { search.focus() }

  /// Moves the focus between the entry and the rows, which are one stop, or to one of them;
  /// returns false if it would leave both.
  func moveFocus(_ direction: FocusDirection) -> Bool {
    let isForward = direction == .forward
    guard isForward ? !list.containsFocus : !search.containsFocus else { return false }
    guard isForward == search.containsFocus, !list.containsFocus else {
      search.focus()
      return true
    }
    return list.focus(index: list.selectedIndex ?? 0)
  }

  /// Shows all countries, of which one is selected.
  func show(_ country: PhoneCountry) {
    search.text = ""
    fill(with: countries)
    select(found.firstIndex(of: country))
  }

  // MARK: Finding

  private func find(_ query: String) {
    fill(with: countries.filter { $0.matches(query) })
    select(found.isEmpty ? nil : 0)
  }

  private func fill(with countries: [PhoneCountry]) {
    guard countries != found else { return }
    found = countries
    list.removeAllRows()
    for country in countries { list.append(Self.row(of: country)) }
  }

  private static func row(of country: PhoneCountry) -> ListBoxRow {
    let (name, code) = (Label(country.name), Label("+" + country.callingCode))
    name.xAlignment = .start
    name.ellipsize()
    name.setExpands(horizontally: true)
    // The sign comes first in every script.
    code.direction = .leftToRight
    let row = ListBoxRow(Box(.horizontal, spacing: 12, [name, code]))
    row.accessibleLabel = "\(country.name), +\(country.callingCode)"
    return row
  }

  // MARK: Selecting

  private func select(_ index: Int?) {
    list.select(index: index)
    scrollToSelected()
  }

  private func press(_ key: KeyPress) -> Bool {
    guard !key.control, !key.alt else { return false }
    switch key.symbol {
    case .down: move(by: 1)
    case .up: move(by: -1)
    default: return false
    }
    return true
  }

  private func move(by step: Int) {
    guard !found.isEmpty else { return }
    let next = list.selectedIndex.map { $0 + step } ?? 0
    select(min(max(0, next), found.count - 1))
  }

  private func scrollToSelected() {
    guard let index = list.selectedIndex, let adjustment = scroller.verticalAdjustment else {
      return
    }
    // All rows have the same height.
    let middle = (Double(index) + 0.5) * adjustment.upper / Double(found.count)
    adjustment.value = middle - adjustment.pageSize / 2
  }

  // MARK: Taking

  private func takeSelected() {
    if let selected { onTaken?(selected) }
  }

  private func take(_ index: Int) {
    if found.indices.contains(index) { onTaken?(found[index]) }
  }
}
