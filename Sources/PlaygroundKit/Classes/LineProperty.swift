import CConcertinaGtk
import GtkCore
import RichTextModel

/// A list, a table or a menu of a widget as the lines of a text.
///
/// An app makes such a model of its data; a few lines are enough to see what the widget is like.
@MainActor
struct LineProperty: SettableProperty {
  /// The greatest number of lines: a menu has a widget for each, and a table a height.
  static let maxCount = 200

  private enum Model {
    case list, rows, menu
  }

  private let property: ObjectProperty
  private let widget: Widget
  private let model: Model
  private let onChosen: @MainActor (String) -> Void

  /// Uses a property; nil if it is none of lines, or if an app has made a model of something else.
  init?(
    _ property: ObjectProperty, of widget: Widget,
    onChosen: @escaping @MainActor (String) -> Void
  ) {
    if property.holds(g_menu_model_get_type()) {
      model = .menu
    } else if property.name == "model", property.holds(gtk_tree_model_get_type()) {
      guard RowLines(widget: widget) != nil else { return nil }
      model = .rows
    } else if property.name == "model", property.holds(g_list_model_get_type()) {
      model = .list
    } else {
      return nil
    }
    (self.property, self.widget, self.onChosen) = (property, widget, onChosen)
    guard lines != nil else { return nil }
  }

  var id: String { property.name }
  var typeName: String { property.typeName }
  var source: (object: Object, name: String)? { nil }

  private var lines: [String]? {
    switch model {
    case .list: ListLines.lines(of: property.object(of: widget))
    case .rows: RowLines(widget: widget)?.lines(of: property.object(of: widget))
    case .menu: MenuLines.lines(of: property.object(of: widget))
    }
  }

  var kind: Knob.Kind? {
    lines.map {
      .text(default: $0.joined(separator: "\n"), isMultiline: true, presets: [])
    }
  }

  var value: JSONValue? { lines.map { .string($0.joined(separator: "\n")) } }

  func set(_ value: JSONValue) -> Bool {
    guard let text = value.stringValue else { return false }
    let all = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    let lines = Array(all.prefix(Self.maxCount))
    switch model {
    case .list: ListLines.set(lines, as: property, of: widget)
    case .rows: RowLines(widget: widget)?.set(lines, as: property)
    case .menu: MenuLines.set(lines, as: property, of: widget, onChosen: onChosen)
    }
    return all.count <= Self.maxCount
  }
}
