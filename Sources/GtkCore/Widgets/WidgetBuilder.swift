/// Collects the widgets of a closure, with `if`, `for` and `switch`.
///
///     Box(.vertical, spacing: 6) {
///       Label("Recent files")
///       for name in names { Button(name) }
///       if names.isEmpty { Label("There are none.") }
///     }
///
/// The closure runs once, when the container is created.
@MainActor
@resultBuilder
public enum WidgetBuilder {
  /// Takes a widget.
  public static func buildExpression(_ widget: Widget) -> [Widget] { [widget] }

  /// Takes a widget that there may be.
  public static func buildExpression(_ widget: Widget?) -> [Widget] { widget.map { [$0] } ?? [] }

  /// Takes several widgets.
  public static func buildExpression(_ widgets: [Widget]) -> [Widget] { widgets }

  /// Joins what follows one another.
  public static func buildBlock(_ parts: [Widget]...) -> [Widget] { parts.flatMap { $0 } }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ part: [Widget]?) -> [Widget] { part ?? [] }

  /// Takes the first branch.
  public static func buildEither(first part: [Widget]) -> [Widget] { part }

  /// Takes the other branch.
  public static func buildEither(second part: [Widget]) -> [Widget] { part }

  /// Joins the rounds of a `for`.
  public static func buildArray(_ parts: [[Widget]]) -> [Widget] { parts.flatMap { $0 } }

  /// Takes what only some versions of a system have.
  public static func buildLimitedAvailability(_ part: [Widget]) -> [Widget] { part }
}
