import CConcertinaGtk
import GtkCore
import WidgetTestSupport

/// The texts of a window in a language in which every text is in brackets: the texts without them,
/// and those that do not fit.
@MainActor
struct TextSurvey {
  /// The texts without brackets, with the widgets that have them.
  private(set) var untranslated: [String] = []
  /// The labels whose text is cut off, or broken within a word for want of room.
  private(set) var clipped: [String] = []

  /// The texts without a translation: names, and parts of the scene's content.
  private let exemptTexts: Set<String>
  private let window: Widget

  /// GTK's own texts, which it has translated into languages that people speak.
  private static let textsOfGtk: Set = [
    "(None)", "Clear entry", "No Results Found", "Search Results", "Search Shortcuts", "Search…",
    "Shortcuts", "Show All", "Try a different search",
  ]

  /// The widgets that have only GTK's own texts, and the user's.
  private static let exemptTypes: Set = [
    "GtkCalendar", "GtkShortcutLabel", "GtkTextView", "GtkWindowControls",
  ]

  /// Looks at all widgets of a window.
  init(of window: Widget, exemptTexts: Set<String> = []) {
    self.window = window
    self.exemptTexts = exemptTexts
    visit(window)
  }

  private mutating func visit(_ widget: Widget) {
    check(widget.tooltip, "tooltip", of: widget)
    // The label of an input is not GTK's.
    check(widget.accessibleLabel, "accessible label", of: widget)
    if widget.typeName == "GtkText" {
      check(widget.stringProperty("placeholder-text"), "placeholder", of: widget)
    }
    // The key of an entry in a menu; GTK has the names of keys.
    guard String(cString: gtk_widget_get_css_name(widget.pointer())) != "accelerator" else {
      return
    }
    if widget.typeName == "GtkLabel" { visit(label: widget) }
    guard !Self.exemptTypes.contains(widget.typeName) else { return }
    for child in widget.children { visit(child) }
  }

  private mutating func visit(label: Widget) {
    let text = String(cString: gtk_label_get_text(label.nativePointer))
    check(text, "label", of: label)
    guard !text.isEmpty, label.isMapped, label.width > 0 else { return }
    let layout = gtk_label_get_layout(label.nativePointer)
    let isEllipsized = pango_layout_is_ellipsized(layout) != 0
    let isBroken =
      pango_layout_get_line_count(layout) > text.split(whereSeparator: \.isWhitespace).count
    // A text that is too long for its place can be read in its tooltip.
    let isCut = isEllipsized && !tooltips(above: label).contains(text)
    if isCut || isBroken || !isInsideWindow(label) {
      clipped.append("“\(text)” (\(path(of: label)))")
    }
  }

  private mutating func check(_ text: String, _ kind: String, of widget: Widget) {
    guard text.contains(where: \.isLetter), !Self.textsOfGtk.contains(text) else { return }
    guard !exemptTexts.contains(text) else { return }
    guard !text.contains("[") || !text.contains("]") else { return }
    untranslated.append("\(kind) “\(text)” (\(path(of: widget)))")
  }

  private func tooltips(above widget: Widget) -> [String] {
    sequence(first: widget, next: \.parent).map(\.tooltip)
  }

  private func isInsideWindow(_ label: Widget) -> Bool {
    guard let bounds = label.bounds(in: window) else { return true }
    return bounds.x >= 0 && bounds.x + bounds.width <= Double(window.width)
  }

  private func path(of widget: Widget) -> String {
    let names = sequence(first: widget, next: \.parent).prefix(5).map { widget in
      widget.name == widget.typeName ? widget.typeName : "\(widget.typeName) \(widget.name)"
    }
    return names.joined(separator: " in ")
  }
}
