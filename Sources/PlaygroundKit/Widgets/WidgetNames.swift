import GtkCore
import RichTextModel

/// The names by which scenarios find the widgets of an app that has given them none: their roles
/// and accessible names, such as `button:Sign up`.
///
/// Of several widgets of the same role and name the second one is `button:Delete[1]`.
@MainActor
struct WidgetNames {
  let scope: Widget

  /// Returns the name of a widget; nil if it has none for assistive technologies.
  func name(of widget: Widget) -> String? {
    let own = AccessibleName(of: widget, in: scope)
    guard !own.name.isEmpty, !own.name.contains("/"), AccessibleName.entry(widget) == nil else {
      return nil
    }
    let same = candidates.filter { AccessibleName(of: $0, in: scope) == own }
    guard let index = same.firstIndex(of: widget) else { return nil }
    return "\(own.role):\(own.name)" + (index == 0 ? "" : "[\(index)]")
  }

  /// Returns the widget of a name; nil if there is none.
  func widget(named name: String) -> Widget? {
    guard let colon = name.firstIndex(of: ":") else { return nil }
    let (text, index) = Self.indexed(name[name.index(after: colon)...])
    let named = candidates.filter { AccessibleName(of: $0, in: scope).name == text }
    let role = name[..<colon]
    let same = named.filter { AccessibleName(of: $0, in: scope).role == role }
    // A later version of GTK may give a widget another role.
    let found = same.isEmpty ? named : same
    return found.indices.contains(index) ? found[index] : nil
  }

  private var candidates: [Widget] {
    scope.selfAndDescendants.filter { AccessibleName.entry($0) == nil }
  }

  private static func indexed(_ text: Substring) -> (name: String, index: Int) {
    guard text.hasSuffix("]"), let bracket = text.lastIndex(of: "["),
      let index = Int(text[text.index(after: bracket)...].dropLast())
    else { return (String(text), 0) }
    return (String(text[..<bracket]), index)
  }
}
