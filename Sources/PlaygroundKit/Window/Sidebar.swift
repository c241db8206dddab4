import GtkCore
import TextTranslation

/// The list of scenes by category, with a search.
///
/// The variants of a scene are below it while it, or one of them, is open.
@MainActor
final class Sidebar {
  let widget = Box(.vertical)
  let search = SearchEntry()
  let list = ListBox()
  private let scroller: ScrolledWindow
  private let scrolling: RowScrolling
  private let catalog: SceneCatalog
  private var rows: [SidebarRow] = []
  /// The identifier of the scene that is open.
  private var openScene: String?
  private var isShowing = false

  /// Called when a scene was selected, with whether the user wants to work in it.
  var onSelected: (@MainActor (_ scene: Scene, _ isFinal: Bool) -> Void)?

  init(_ catalog: SceneCatalog) {
    self.catalog = catalog
    scroller = ScrolledWindow(list)
    scrolling = RowScrolling(list, in: scroller)
    widget.addStyleClass("playground-panel")
    widget.addStyleClass("at-start")
    widget.name = "sidebar"
    widget.requestSize(width: 220)
    buildSearch()
    buildList()
  }

  private func buildSearch() {
    search.name = "search"
    search.placeholder = translated("Search scenes")
    search.accessibleLabel = translated("Search scenes")
    search.widthInCharacters = 8
    search.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    search.onTextChanged { [weak self] in self?.filter($0) }
    search.onStop { [weak search] in search?.text = "" }
    search.onActivated { [weak self] in self?.openFirst() }
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] key in key.symbol == .down && self?.focusFirst() == true }
    search.add(keys)
    widget.append(search)
  }

  private func buildList() {
    list.name = "scenes"
    list.addStyleClass("navigation-sidebar")
    list.accessibleLabel = translated("Scenes")
    for category in catalog.categories {
      append(SidebarRow(heading: category))
      for scene in catalog.scenes(in: category) {
        append(SidebarRow(scene, hasVariants: !catalog.variants(of: scene.id).isEmpty))
      }
    }
    filter("")
    list.setPlaceholder(emptyNotice())
    list.onSelected { [weak self] in self?.selected($0, isFinal: false) }
    list.onActivated { [weak self] in self?.selected($0, isFinal: true) }
    scroller.setScrolls(horizontally: false, vertically: true)
    scroller.setExpands(vertically: true)
    widget.append(scroller)
  }

  private func append(_ row: SidebarRow) {
    rows.append(row)
    list.append(row.row)
  }

  private func emptyNotice() -> Label {
    let notice = Label(translated("No scene found"))
    notice.addStyleClass("dim-label")
    notice.setMargins(12)
    return notice
  }

  private func selected(_ index: Int?, isFinal: Bool) {
    guard !isShowing, let index, rows.indices.contains(index), let scene = rows[index].scene else {
      return
    }
    if isFinal { search.text = "" }
    onSelected?(scene, isFinal)
  }

  /// Selects the row of the scene that is open, and makes it visible.
  func select(_ id: String) {
    openScene = id
    filter(search.text)
  }

  /// Selects the open scene.
  ///
  /// In a search that does not find it, that is the one that Return opens: a selected row that is
  /// hidden would keep the focus out of the list.
  private func selectOpenScene() {
    let open = rows.first { $0.scene?.id == openScene && $0.row.isVisible }
    let isSearching = !search.text.isEmpty
    isShowing = true
    list.select((open ?? (isSearching ? firstFound : nil))?.row)
    isShowing = false
    if let open { scrolling.show(open.row) }
  }

  private func filter(_ text: String) {
    let found = catalog.scenes(matching: text)
    let open = catalog.scenes.first { $0.id == openScene }?.family
    for row in rows {
      row.isUnfolded = row.scene != nil && row.scene?.family == open
      let isFound = found.contains { scene in
        row.scene.map { $0.id == scene.id } ?? (row.category == scene.category)
      }
      let isFolded = text.isEmpty && row.scene?.variantOf != nil && !row.isUnfolded
      row.row.isVisible = isFound && !isFolded
    }
    selectOpenScene()
  }

  private var firstFound: SidebarRow? { rows.first { $0.scene != nil && $0.row.isVisible } }

  private func openFirst() {
    guard let scene = firstFound?.scene else { return }
    search.text = ""
    onSelected?(scene, true)
  }

  /// Moves the focus to the first scene that was found; returns whether there is one.
  private func focusFirst() -> Bool { firstFound?.row.focus() ?? false }
}

/// A row of the sidebar: a scene, or the heading of a category.
@MainActor
private final class SidebarRow {
  let row: ListBoxRow
  let scene: Scene?
  let category: SceneCategory

  /// Shows whether there are variants below.
  private let arrow: Image?

  init(_ scene: Scene, hasVariants: Bool) {
    self.scene = scene
    category = scene.category
    let label = Self.label(translated(scene.title))
    label.setExpands(horizontally: true)
    if scene.variantOf != nil { label.setMargins(start: Self.indent) }
    arrow = hasVariants ? Image(icon: Self.folded, role: .presentation) : nil
    arrow?.addStyleClass("dim-label")
    row = ListBoxRow(Box(.horizontal, spacing: 6, [label, arrow].compactMap { $0 }))
    row.name = scene.id
  }

  /// The indentation of a variant, in pixels.
  private static let indent = 18
  private static let folded = "pan-end-symbolic"

  /// Whether the variants of the scene are shown.
  var isUnfolded = false {
    didSet {
      guard isUnfolded != oldValue else { return }
      arrow?.icon = isUnfolded ? "pan-down-symbolic" : Self.folded
    }
  }

  init(heading category: SceneCategory) {
    scene = nil
    arrow = nil
    self.category = category
    let label = Self.label(translated(category.title))
    label.addStyleClass("heading")
    label.addStyleClass("dim-label")
    row = ListBoxRow(label)
    row.becomeHeading()
  }

  private static func label(_ text: String) -> Label {
    let label = Label(text)
    label.xAlignment = .start
    label.wrapLines()
    return label
  }
}
