import CConcertinaGtk
import GtkCore
import TestSupport
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// The same changes of a GtkEntry and of the fields of one line, in a random order: what both have
/// is the same.
///
/// What differs on purpose:
///
/// | what | why |
/// | --- | --- |
/// | `css-classes` | those of a field's state and kind are there, too |
/// | `overflow` | a field clips its parts while it grows |
/// | `xalign` of the text itself | counted from the side where the field begins |
/// | the caret after code has changed the text | it stands behind the change, as after a user's |
/// | `cursor-position` | that of an entry is the beginning of the selection, if there is one |
/// | line ends in a text | a field writes them as spaces |
final class EntryConformanceTests: WidgetTestCase {
  func testAFieldDoesWhatAnEntryDoes() throws {
    try onMain {
      register()
      for declaration in [BorderedTextField.declaration, UnderlinedTextField.declaration] {
        for seed in TestEffort.seeds(5) {
          let pair = EditablePair(
            Entry(), try GObjectWidget(declaration).widget, SeededRandom(seed: seed))
          for step in 0..<1_000 {
            let what = pair.step()
            guard let difference = try pair.difference() else { continue }
            return XCTFail(
              "\(declaration.name), seed \(seed), step \(step): \(what): \(difference)")
          }
        }
      }
    }
  }
}

/// Two widgets of one line that get the same changes.
@MainActor
private final class EditablePair {
  private let entry: Widget
  private let field: Widget
  private var random: SeededRandom

  init(_ entry: Widget, _ field: Widget, _ random: SeededRandom) {
    (self.entry, self.field, self.random) = (entry, field, random)
  }

  private static let values: [(name: String, values: [String])] = [
    ("sensitive", ["true", "false"]), ("visible", ["true", "false"]),
    ("can-focus", ["true", "false"]), ("can-target", ["true", "false"]),
    ("focusable", ["true", "false"]), ("focus-on-click", ["true", "false"]),
    ("tooltip-text", ["a", "b c", ""]), ("name", ["one", "two"]),
    ("margin-start", ["0", "7"]), ("margin-end", ["0", "7"]), ("margin-top", ["0", "3"]),
    ("margin-bottom", ["0", "3"]), ("halign", ["fill", "start", "center", "end"]),
    ("valign", ["fill", "start", "center", "end"]), ("hexpand", ["true", "false"]),
    ("vexpand", ["true", "false"]), ("opacity", ["0.5", "1"]), ("width-request", ["-1", "120"]),
    ("height-request", ["-1", "90"]), ("editable", ["true", "false"]),
    ("xalign", ["0", "0.5", "1"]), ("width-chars", ["-1", "4"]), ("max-width-chars", ["-1", "9"]),
    ("enable-undo", ["true", "false"]), ("text", ["", "abc", "é한😀 x", "a longer text"]),
  ]

  private static let texts = ["", "a", "bc", "é", "한국", "😀", " ", "word and word"]

  /// Makes a change of both, and returns what it is.
  func step() -> String {
    let (first, second) = (offset(), offset())
    let text = random.pick(Self.texts)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return perform("set_text \(text)") { gtk_editable_set_text($0, text) }
    case 1:
      return perform("insert_text \(text) at \(first)") {
        var place = first
        gtk_editable_insert_text($0, text, -1, &place)
      }
    case 2:
      return perform("delete_text \(first) \(second)") {
        gtk_editable_delete_text($0, min(first, second), max(first, second))
      }
    case 3: return perform("delete_text 0 -1") { gtk_editable_delete_text($0, 0, -1) }
    case 4:
      return perform("select_region \(first) \(second)") {
        gtk_editable_select_region($0, first, second)
      }
    case 5: return perform("set_position \(first)") { gtk_editable_set_position($0, first) }
    case 6: return perform("delete_selection") { gtk_editable_delete_selection($0) }
    default:
      let (name, values) = random.pick(Self.values)
      let value = random.pick(values)
      return perform("\(name) = \(value)") {
        GObjectWidget.set(name, to: value, of: $0)
      }
    }
  }

  /// An offset in the text.
  private func offset() -> gint {
    gint(Int.random(in: 0...Self.text(entry).unicodeScalars.count, using: &random))
  }

  private static func text(_ widget: Widget) -> String {
    gtk_editable_get_text(widget.nativePointer).map { String(cString: $0) } ?? ""
  }

  private func perform(_ what: String, _ change: (OpaquePointer) -> Void) -> String {
    for widget in [entry, field] { change(widget.nativePointer) }
    if ["set_text", "insert", "delete", "text"].contains(where: what.hasPrefix) {
      for widget in [entry, field] { gtk_editable_set_position(widget.nativePointer, 0) }
    }
    return what
  }

  /// What is not the same; nil if everything is.
  func difference() throws -> String? {
    for name in Self.values.map(\.name) {
      let (one, other) = (
        try GObjectWidget.text(of: name, in: entry), try GObjectWidget.text(of: name, in: field)
      )
      if one != other { return "\(name) is \(other) and not \(one)" }
    }
    let carets = [entry, field].map { widget -> [gint] in
      var (start, end): (gint, gint) = (0, 0)
      gtk_editable_get_selection_bounds(widget.nativePointer, &start, &end)
      return [gtk_editable_get_position(widget.nativePointer), start, end]
    }
    if carets[0] != carets[1] { return "the selection is \(carets[1]) and not \(carets[0])" }
    let (start, end) = (offset(), offset())
    let parts = [entry, field].map { widget -> String in
      let part = gtk_editable_get_chars(widget.nativePointer, min(start, end), max(start, end))
      defer { g_free(part) }
      return part.map { String(cString: $0) } ?? ""
    }
    return parts[0] == parts[1] ? nil : "the part \(start) to \(end) is \(parts[1])"
  }
}
