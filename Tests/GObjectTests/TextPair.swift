import CConcertinaGtk
import CConcertinaShims
import GtkCore
import TestSupport
import WidgetTestSupport

@testable import ConcertinaGObject

/// A kind of widget that is compared with a GtkTextView.
@MainActor
struct TextKind {
  let name: String
  /// Creates a GtkTextView that sets a text as the widget does, and the widget.
  let make: () throws -> [ComparedText]
  /// The names of the properties of the text that both have.
  let state: [String]
  /// The properties that both have, beside those of all widgets.
  let values: [(name: String, values: [String])]
  /// Whether it has a history of its own, and reports late that GTK has removed the selection.
  var isEditor = false
  /// Makes up a change for a text of a length.
  let change: (_ length: Int, inout SeededRandom) -> TextChange
}

/// A GtkTextView and one of our inputs in a box, which get the same changes.
@MainActor
final class TextPair {
  private let plain: ComparedText
  private let input: ComparedText
  private let kind: TextKind
  private let box: Box
  /// Values of `extra-menu`.
  private let menus = [Menu(), Menu()]
  private var random: SeededRandom
  /// Whether the change is that of a property, whose parts GObject notifies together.
  private var isSet = false
  /// Whether the change is one of the text.
  private var isOfText = false
  private var counts: [Notifications] = []

  /// Creates both; nil if GTK does not give a text view.
  init?(_ kind: TextKind, _ random: SeededRandom) throws {
    let both = try kind.make()
    guard both.count == 2 else { return nil }
    (plain, input) = (both[0], both[1])
    (self.kind, self.random) = (kind, random)
    box = Box(.vertical, [plain.widget, input.widget])
    for (name, values) in allValues {
      for text in both { GObjectWidget.set(name, to: values[0], of: text.widget.nativePointer) }
    }
    let observed = hasMenu ? names + ["extra-menu"] : names
    counts = [
      Notifications(plain.widget, observed),
      Notifications(input.widget, observed, try input.state(kind.state), of: kind.state) {
        [input] in (try? input.state([$0]).first) ?? ""
      },
    ]
  }

  /// The box with both.
  var content: Widget { box }

  private static let common: [(name: String, values: [String])] = [
    ("sensitive", ["true", "false"]), ("visible", ["true", "false"]),
    ("can-focus", ["true", "false"]), ("can-target", ["true", "false"]),
    ("focusable", ["true", "false"]), ("focus-on-click", ["true", "false"]),
    ("receives-default", ["true", "false"]), ("has-tooltip", ["true", "false"]),
    ("tooltip-text", ["a", "b c", ""]), ("tooltip-markup", ["<b>a</b>", "b"]),
    ("name", ["one", "two"]), ("margin-start", ["0", "7"]), ("margin-end", ["0", "7"]),
    ("margin-top", ["0", "3"]), ("margin-bottom", ["0", "3"]),
    ("halign", ["fill", "start", "center", "end"]),
    ("valign", ["fill", "start", "center", "end"]), ("hexpand", ["true", "false"]),
    ("vexpand", ["true", "false"]), ("hexpand-set", ["true", "false"]),
    ("vexpand-set", ["true", "false"]), ("opacity", ["0.5", "1"]),
    ("width-request", ["-1", "120"]), ("height-request", ["-1", "90"]),
  ]

  private var allValues: [(name: String, values: [String])] { Self.common + kind.values }
  private var names: [String] { allValues.map(\.name) }
  private var both: [Widget] { [plain.widget, input.widget] }

  /// Does something while both are shown and do not take the selection of the display from each
  /// other.
  func withOwnSelections(_ body: () throws -> Void) rethrows {
    let view = UnsafeMutablePointer<GtkWidget>(plain.widget.nativePointer)
    let clipboard = gtk_widget_get_primary_clipboard(view)
    gtk_text_buffer_remove_selection_clipboard(plain.buffer, clipboard)
    defer { gtk_text_buffer_add_selection_clipboard(plain.buffer, clipboard) }
    try body()
  }

  // MARK: Changes

  /// Makes a change of both, and returns what it is.
  func step() throws -> String {
    for count in counts { count.forget() }
    (isSet, isOfText) = (false, false)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return setDirection()
    case 1: return setStyleClass()
    case 2: return setMenu()
    case 3..<9:
      let length = try input.state(["text"])[0].unicodeScalars.count
      let change = kind.change(length, &random)
      for text in [plain, input] { text.perform(change) }
      if kind.isEditor, change.isOfHistory {
        for text in [plain, input] {
          text.perform(.select(0, 0))
          text.perform(.modified(false))
        }
      }
      (isSet, isOfText) = (change.isSet, true)
      return "\(change)"
    default:
      let (name, values) = random.pick(allValues)
      let value = random.pick(values)
      for widget in both { GObjectWidget.set(name, to: value, of: widget.nativePointer) }
      return "\(name) = \(value)"
    }
  }

  private func setDirection() -> String {
    let direction = random.pick([GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL, GTK_TEXT_DIR_NONE])
    // GTK removes a selection from an insensitive text at a change of state: an input has more.
    if !plain.widget.isSensitive { for text in [plain, input] { text.perform(.select(0, 0)) } }
    isOfText = true
    for widget in both {
      gtk_widget_set_direction(UnsafeMutablePointer(widget.nativePointer), direction)
    }
    return "direction \(direction.rawValue)"
  }

  private func setStyleClass() -> String {
    let (name, isSet) = (random.pick(["mine", "other"]), random.once(in: 2))
    for widget in both { widget.setStyleClass(name, isSet) }
    return "class \(name) \(isSet)"
  }

  private func setMenu() -> String {
    let menu = random.pick([menus[0], menus[1], nil])
    for widget in both where hasMenu {
      Self.withMenuValue { value in
        g_value_set_object(value, menu.map { UnsafeMutableRawPointer($0.nativePointer) })
        g_object_set_property(UnsafeMutablePointer(widget.nativePointer), "extra-menu", value)
      }
    }
    return "extra-menu \(menu.map { $0 === menus[0] ? "0" : "1" } ?? "none")"
  }

  private static func menu(of widget: Widget) -> String {
    withMenuValue { value in
      g_object_get_property(UnsafeMutablePointer(widget.nativePointer), "extra-menu", value)
      return "\(String(describing: g_value_get_object(value)))"
    }
  }

  private static func withMenuValue<Result>(
    _ body: (UnsafeMutablePointer<GValue>) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, g_menu_model_get_type())
    defer { g_value_unset(&value) }
    return body(&value)
  }

  private var hasMenu: Bool { input.widget.has(Property<Widget, Int>("extra-menu")) }

  // MARK: Differences

  /// What is not the same; nil if everything is.
  func difference() throws -> String? {
    let known = try [plain, input].map { try $0.state(kind.state) }
    let found = try both.map { try texts(of: $0) }
    let counted = names + ["extra-menu"]
    return Self.difference(found, names) ?? Self.difference(known, kind.state)
      ?? Self.difference(both.map(others), ["direction", "mine", "other", "extra-menu"])
      ?? Self.difference(
        counts.map { count in counted.map { "\(count.counts[$0] ?? 0)" } },
        counted.map { "the count of notifications of \($0)" })
      ?? counts[1].mistake(
        after: known[1], allowing: isSet ? kind.state : [], mayBeLate: kind.isEditor && !isOfText)
      ?? focusDifference()
  }

  private static func difference(_ texts: [[String]], _ names: [String]) -> String? {
    for (index, name) in names.enumerated() where texts[0][index] != texts[1][index] {
      return "\(name) is \(texts[1][index]) and not \(texts[0][index])"
    }
    return nil
  }

  private func texts(of widget: Widget) throws -> [String] {
    try names.map { try GObjectWidget.text(of: $0, in: widget) }
  }

  private func others(_ widget: Widget) -> [String] {
    let pointer = UnsafeMutablePointer<GtkWidget>(widget.nativePointer)
    return [
      "\(gtk_widget_get_direction(pointer).rawValue)", "\(widget.hasStyleClass("mine"))",
      "\(widget.hasStyleClass("other"))", hasMenu ? Self.menu(of: widget) : "",
    ]
  }

  /// Gives both the focus, one after the other, at some of the steps.
  private func focusDifference() -> String? {
    guard random.once(in: 8) else { return nil }
    let wasFocusable = plain.widget.isFocusable
    plain.widget.isFocusable = true
    defer { plain.widget.isFocusable = wasFocusable }
    let results = both.map { widget in
      // What the other has, and what GTK moves away from a hidden widget, is not compared.
      let root = gtk_widget_get_root(UnsafeMutablePointer(widget.nativePointer))
      gtk_root_set_focus(root, nil)
      return [widget.focus(), widget.containsFocus]
    }
    return results[0] == results[1] ? nil : "the focus is \(results[1]) and not \(results[0])"
  }
}
