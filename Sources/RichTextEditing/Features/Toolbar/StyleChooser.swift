import FoundationEssentials
import GtkCore
import RichTextModel
import TextTranslation

/// A drop-down that shows the style of the paragraph with the caret, and gives the selected
/// paragraphs another one.
///
///     let bar = Box(.horizontal, [StyleChooser(context: context), toolbar])
///
/// It lists body text and the ``EditorView/styles`` of the editor that has the focus, in their
/// order, each as its paragraphs look. On a rule, and where paragraphs of several styles are
/// selected, it shows a dash.
///
/// ## CSS nodes
/// `stylechooser` with a `dropdown`.
///
/// ## Accessibility
/// A combo box with a name.
@MainActor
public final class StyleChooser: Widget {
  /// The drop-down as GObject sees it: one for the editor that has the focus.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaStyleChooser", cssName: "stylechooser", role: .group, parameters: []
  ) { StyleChooser() }

  private let implementation: StyleChooserImplementation

  /// Creates a drop-down for the editors of a context.
  public init(context: EditorViewContext = .shared) {
    let implementation = StyleChooserImplementation(context)
    self.implementation = implementation
    super.init(class: StyleChooserImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }

  /// Creates another handle on a drop-down; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = StyleChooserImplementation.existing(of: widget) else {
      return nil
    }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }
}

/// The drop-down, and what it does.
@MainActor
private final class StyleChooserImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(StyleChooser.declaration)

  private let context: EditorViewContext
  private let executor: EditorCommandExecutor
  private let dropDown = DropDown([])
  /// The styles of the items; nil for the dash.
  private var names: [StyleName?] = []
  private var titles: [String] = []
  private var listening: (any Cancellable)?
  private var isUpdating = false

  init(_ context: EditorViewContext) {
    self.context = context
    executor = EditorCommandExecutor(context: context)
  }

  func build() {
    dropDown.name = "style"
    dropDown.accessibleLabel = translated("Paragraph style")
    dropDown.tooltip = translated("Paragraph style")
    dropDown.insert(into: widget)
    widget.passAccessibility(to: dropDown)
    dropDown.showPreviews { [weak self] in self?.preview(ofItem: $0) ?? [] }
    dropDown.onSelected { [weak self] in self?.selected($0) }
    listening = context.onChange { [weak self] in self?.update() }
    update()
  }

  /// Lists the styles of the active editor, and shows that of its selection.
  private func update() {
    guard hasWidget, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    let editor = context.activeEditor
    let styles = editor?.styles ?? .standard
    let common = editor.map { StyleEditing($0).common } ?? .body
    // A rule has a style that is in no list.
    let style = common.flatMap { $0 == .body || styles[$0] != nil ? $0 : nil }
    list(styles, isMixed: style == nil)
    let current = names.firstIndex(of: style)
    if dropDown.selectedIndex != current { dropDown.selectedIndex = current }
    dropDown.isSensitive = executor.canExecute(.style(.body))
  }

  /// Lists styles; newer versions of GTK always have a selected item, so there is one for several.
  private func list(_ styles: NamedStyles, isMixed: Bool) {
    let known = [.body] + styles.names
    names = (isMixed ? [nil] : []) + known
    let titles =
      (isMixed ? ["—"] : []) + [translated("Body")] + styles.names.compactMap { styles[$0]?.title }
    guard titles != self.titles else { return }
    self.titles = titles
    dropDown.setItems(titles)
  }

  /// The largest letters of the list, in points and as a multiple of the others: it is no page.
  private static let greatest = (size: 18.0, scale: 1.8)

  /// Returns what an item of the open list looks like: its style, but not too large.
  private func preview(ofItem index: Int) -> [Label.Attribute.Property] {
    let styles = context.activeEditor?.styles ?? .standard
    guard names.indices.contains(index), let name = names[index], let style = styles[name] else {
      return []
    }
    var looks = AttributeContainer()
    style.apply(to: &looks, fontSize: nil)
    let size: Label.Attribute.Property? =
      looks[FontSizeKey.self].map { .size(min($0, Self.greatest.size)) }
      ?? style.scale.map { .scale(min($0, Self.greatest.scale)) }
    return looks.labelProperties + (size.map { [$0] } ?? [])
  }

  private func selected(_ index: Int?) {
    guard !isUpdating, let index, names.indices.contains(index), let name = names[index] else {
      return
    }
    // The items cannot change while one of them is being selected.
    isUpdating = true
    executor.execute(.style(name))
    isUpdating = false
    afterLayout { [weak self] in self?.update() }
    context.activeEditor?.focus()
  }

  // MARK: The widget

  override var fillingChild: Widget? { dropDown }

  override func grabFocus() -> Bool { dropDown.focus() }

  override func dispose() {
    listening?.cancel()
    listening = nil
  }
}
