/// The marker of an item, as it is painted before the text.
public enum ListMarker: Hashable, Sendable {
  /// A bullet, a number or a letter, with what follows it.
  case text(String)
  /// A box, ticked or not.
  case box(isChecked: Bool)

  /// The bullets of the levels, which repeat after the last one.
  public static let bullets = ["•", "◦", "▪"]

  /// Creates the marker of an item with a number.
  public init(of item: ListItem, number: Int) {
    switch item.kind {
    case .bullet: self = .text(Self.bullets[item.level % Self.bullets.count])
    case .number:
      self = .text(item.format.text(of: number) + ".")
    case .task: self = .box(isChecked: item.isChecked)
    }
  }

  /// The marker as text: for the accessibility tree, and for plain text that is copied.
  public var text: String {
    switch self {
    case .text(let text): text
    case .box(let isChecked): isChecked ? "☑" : "☐"
    }
  }
}
